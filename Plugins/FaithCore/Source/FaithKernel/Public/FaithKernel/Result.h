#pragma once

#include <cassert>
#include <utility>
#include <variant>

namespace faith
{

/// Marks a value as the error of a Result: `return Failure{error};`.
template <class E>
struct Failure
{
	E error;
};

template <class E>
Failure(E) -> Failure<E>;

/// Either a value or the error that prevented it; whoever takes the value asks first.
template <class T, class E>
class [[nodiscard]] Result
{
public:
	using value_type = T;
	using error_type = E;

	Result(const T& value) : content_(std::in_place_index<0>, value) {}
	Result(T&& value) : content_(std::in_place_index<0>, std::move(value)) {}
	Result(Failure<E> failure) : content_(std::in_place_index<1>, std::move(failure.error)) {}

	bool HasValue() const { return content_.index() == 0; }
	explicit operator bool() const { return HasValue(); }

	/// Only of a result that has a value.
	T& Value()
	{
		assert(HasValue());
		return *std::get_if<0>(&content_);
	}

	const T& Value() const
	{
		assert(HasValue());
		return *std::get_if<0>(&content_);
	}

	T& operator*() { return Value(); }
	const T& operator*() const { return Value(); }
	T* operator->() { return &Value(); }
	const T* operator->() const { return &Value(); }

	/// Only of a result that has no value.
	const E& Error() const
	{
		assert(!HasValue());
		return *std::get_if<1>(&content_);
	}

private:
	std::variant<T, E> content_;
};

} // namespace faith
