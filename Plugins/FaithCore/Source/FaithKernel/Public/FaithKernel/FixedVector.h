#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

namespace faith
{

/// A list of at most `Capacity` values stored in place, so that game states copy without touching the heap.
/// Unused slots always hold a default value: two equal lists are equal byte for byte.
template <class T, std::size_t Capacity>
class FixedVector
{
public:
	using value_type = T;
	static constexpr std::size_t kCapacity = Capacity;

	constexpr FixedVector() = default;

	constexpr FixedVector(std::initializer_list<T> values)
	{
		for (const T& value : values)
		{
			PushBack(value);
		}
	}

	constexpr std::size_t Size() const { return size_; }
	constexpr bool Empty() const { return size_ == 0; }
	constexpr bool Full() const { return size_ == Capacity; }

	constexpr T& operator[](std::size_t index)
	{
		assert(index < size_);
		return values_[index];
	}

	constexpr const T& operator[](std::size_t index) const
	{
		assert(index < size_);
		return values_[index];
	}

	constexpr T* begin() { return values_.data(); }
	constexpr T* end() { return values_.data() + size_; }
	constexpr const T* begin() const { return values_.data(); }
	constexpr const T* end() const { return values_.data() + size_; }

	constexpr T& Front() { return (*this)[0]; }
	constexpr const T& Front() const { return (*this)[0]; }
	constexpr T& Back() { return (*this)[size_ - 1]; }
	constexpr const T& Back() const { return (*this)[size_ - 1]; }

	/// The list must not be full.
	constexpr void PushBack(const T& value)
	{
		assert(!Full());
		values_[size_] = value;
		++size_;
	}

	constexpr void PopBack()
	{
		assert(!Empty());
		--size_;
		values_[size_] = T{};
	}

	/// Removes one value and keeps the order of the others.
	constexpr void RemoveAt(std::size_t index)
	{
		assert(index < size_);
		for (std::size_t i = index; i + 1 < size_; ++i)
		{
			values_[i] = values_[i + 1];
		}
		PopBack();
	}

	/// Inserts before `index` and keeps the order of the others. The list must not be full.
	constexpr void InsertAt(std::size_t index, const T& value)
	{
		assert(index <= size_);
		const T inserted = value; // `value` may be one of those that move
		PushBack(inserted);
		for (std::size_t i = size_ - 1; i > index; --i)
		{
			values_[i] = values_[i - 1];
		}
		values_[index] = inserted;
	}

	constexpr void Clear() { Resize(0); }

	/// Shrinks, or grows with default values; `size` is at most the capacity.
	constexpr void Resize(std::size_t size)
	{
		assert(size <= Capacity);
		for (std::size_t i = size; i < size_; ++i)
		{
			values_[i] = T{};
		}
		size_ = static_cast<std::uint16_t>(size);
	}

	constexpr bool Contains(const T& value) const
	{
		for (const T& each : *this)
		{
			if (each == value)
			{
				return true;
			}
		}
		return false;
	}

	friend constexpr bool operator==(const FixedVector& a, const FixedVector& b)
	{
		if (a.size_ != b.size_)
		{
			return false;
		}
		for (std::size_t i = 0; i < a.size_; ++i)
		{
			if (!(a.values_[i] == b.values_[i]))
			{
				return false;
			}
		}
		return true;
	}

private:
	static_assert(Capacity < 0x10000, "the size is kept in 16 bits");

	std::array<T, Capacity> values_{};
	std::uint16_t size_ = 0;
};

} // namespace faith
