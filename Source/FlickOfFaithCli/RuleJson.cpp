#include "FlickOfFaithCli/RuleJson.h"

namespace faith::cli
{

namespace
{

Json ReferencesJson(std::span<const RuleReference> references, const char* what)
{
	Json list = Json::array();
	for (const RuleReference& reference : references)
	{
		list.push_back(Json{{"file", reference.file}, {"line", reference.line}, {what, reference.what}});
	}
	return list;
}

} // namespace

Json RuleJson(const IndexedRule& rule)
{
	return Json{{"rule", rule.number}, {"section", rule.section}, {"text", rule.text},
		{"sources", ReferencesJson(rule.sources, "code")}, {"tests", ReferencesJson(rule.tests, "test")}};
}

} // namespace faith::cli
