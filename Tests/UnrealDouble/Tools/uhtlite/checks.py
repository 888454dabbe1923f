"""Which checks there are."""

from __future__ import annotations

from .check_functions import check_functions
from .check_headers import check_header
from .check_modules import check_modules
from .check_properties import check_properties
from .check_sources import check_sources
from .check_types import check_types, check_unique_names
from .findings import Findings
from .project import Module, Project


def check_module_headers(module: Module, project: Project, findings: Findings) -> None:
	"""What Unreal's header tool would refuse, and so would the build."""
	for header in module.headers:
		check_header(header, findings)
		check_types(header, project, findings)
		check_properties(header, project, findings)
		check_functions(header, project, findings)


def check_everything(project: Project, findings: Findings) -> None:
	for module in project.modules:
		check_module_headers(module, project, findings)
		check_sources(module, project, findings)
	check_unique_names(project, findings)
	check_modules(project, findings)
