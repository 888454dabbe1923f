#pragma once

#include "FaithText/TextTable.h"

#include <QObject>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace faith::desktop
{

/// The texts of one language for QML. Another language is another object, so that every binding that reads it is evaluated again.
class Words : public QObject
{
	Q_OBJECT
	QML_ELEMENT
	QML_UNCREATABLE("Game.words")

public:
	explicit Words(text::TextTable texts, QObject* parent = nullptr);

	const text::TextTable& Table() const { return texts_; }

	Q_INVOKABLE QString get(const QString& key) const;
	/// The text with its arguments filled in; whole numbers choose plural forms.
	Q_INVOKABLE QString format(const QString& key, const QVariantMap& arguments) const;

private:
	text::TextTable texts_;
};

} // namespace faith::desktop
