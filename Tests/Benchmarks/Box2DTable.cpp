#include "EngineTable.h"
#include "FaithPhysics/CoupledFriction.h"

#include <box2d/box2d.h>

#include <algorithm>
#include <cmath>
#include <memory>

namespace faith::contest
{

namespace
{

/// Units per metre. Box2D lets discs overlap by 0.005 units and moves nothing by more than 2 units a step: at 40 this
/// is 0.13 mm, and 3 m/s at 60 Hz. At 20 its results are a quarter to a half worse at most step rates, at 80 they are
/// useless at 60 Hz.
constexpr double kScale = 40.0;

/// Below this speed all is at rest; units/s.
constexpr float kRestSpeed = static_cast<float>(0.001 * kScale);

class Box2DTable final : public EngineTable
{
public:
	explicit Box2DTable(Box2DUse use) : plain_(use == Box2DUse::Plain)
	{
		if (use == Box2DUse::Coupled)
		{
			coupling_ = std::make_unique<physics::FrictionTable>();
		}
	}

	void Play(const physics::FlickCase& flick, int hertz, Endings& endings) override
	{
		const double friction = flick.surface.friction * 1e-3;
		const double half = flick.halfMat * 1e-6;
		discs_ = DiscsOf(flick);
		b2World world(b2Vec2(0.0f, 0.0f));
		Fill(world, flick.surface, friction);
		endings.assign(discs_.size(), Ending{});

		const float step = 1.0f / static_cast<float>(hertz);
		const double slowing = friction * kGravity * kScale / hertz;
		for (int i = 0; i < kLongest * hertz; ++i)
		{
			if (!plain_)
			{
				Brake(static_cast<float>(slowing));
			}
			world.Step(step, plain_ ? 8 : 4, plain_ ? 3 : 1);
			if (!Look(world, half, endings))
			{
				break;
			}
		}
		TakeRests(endings);
	}

private:
	void Fill(b2World& world, const physics::Surface& surface, double friction)
	{
		const b2BodyDef groundDef;
		b2Body* ground = world.CreateBody(&groundDef);
		bodies_.clear();
		for (const Disc& disc : discs_)
		{
			b2Body* body = Add(world, disc, surface);
			bodies_.push_back(body);
			if (plain_)
			{
				Hold(world, ground, body, disc, friction);
			}
		}
	}

	static b2Body* Add(b2World& world, const Disc& disc, const physics::Surface& surface)
	{
		b2BodyDef def;
		def.type = b2_dynamicBody;
		def.position.Set(static_cast<float>(disc.x * kScale), static_cast<float>(disc.y * kScale));
		def.linearVelocity.Set(static_cast<float>(disc.vx * kScale), static_cast<float>(disc.vy * kScale));
		def.angularVelocity = static_cast<float>(disc.spin);
		def.awake = disc.launched;
		def.bullet = true;
		b2CircleShape circle;
		circle.m_radius = static_cast<float>(disc.radius * kScale);
		b2FixtureDef fixture;
		fixture.shape = &circle;
		fixture.density = static_cast<float>(disc.mass) / (b2_pi * circle.m_radius * circle.m_radius);
		fixture.friction = static_cast<float>(surface.rimFriction * 1e-3);
		fixture.restitution = static_cast<float>(surface.restitution * 1e-3);
		fixture.restitutionThreshold = 0.0f;
		b2Body* body = world.CreateBody(&def);
		body->CreateFixture(&fixture);
		return body;
	}

	static void Hold(b2World& world, b2Body* ground, b2Body* body, const Disc& disc, double friction)
	{
		b2FrictionJointDef def;
		def.Initialize(ground, body, body->GetPosition());
		def.maxForce = static_cast<float>(disc.Drag(friction) * kScale);
		def.maxTorque = static_cast<float>(disc.DragTorque(friction) * kScale * kScale);
		world.CreateJoint(&def);
	}

	/// How friction is shared between a disc's sliding and its turning.
	physics::FrictionShare ShareOf(float speed, float rimSpeed) const
	{
		if (coupling_ == nullptr || speed + rimSpeed <= 0.0f)
		{
			return {1.0, 2.0 / 3.0};
		}
		return coupling_->At(speed, rimSpeed);
	}

	/// Brakes every disc that moves; `slowing` is what a step takes from one without spin, units/s.
	void Brake(float slowing)
	{
		for (std::size_t id = 0; id < bodies_.size(); ++id)
		{
			b2Body* body = bodies_[id];
			if (body == nullptr || !body->IsAwake())
			{
				continue;
			}
			const auto radius = static_cast<float>(discs_[id].radius * kScale);
			const b2Vec2 velocity = body->GetLinearVelocity();
			const float speed = velocity.Length();
			const float spin = body->GetAngularVelocity();
			const float rimSpeed = std::abs(spin) * radius;
			const physics::FrictionShare share = ShareOf(speed, rimSpeed);
			const float loss = slowing * static_cast<float>(share.force);
			const float rimLoss = slowing * static_cast<float>(2.0 * share.torque);
			body->SetLinearVelocity(speed > loss ? (1.0f - loss / speed) * velocity : b2Vec2(0.0f, 0.0f));
			body->SetAngularVelocity(std::copysign((std::max)(rimSpeed - rimLoss, 0.0f) / radius, spin));
		}
	}

	/// Takes away what has left; false when nothing moves.
	bool Look(b2World& world, double half, Endings& endings)
	{
		bool moves = false;
		for (std::size_t id = 0; id < bodies_.size(); ++id)
		{
			b2Body* body = bodies_[id];
			if (body == nullptr || !body->IsAwake())
			{
				continue;
			}
			const b2Vec2 place = body->GetPosition();
			const b2Vec2 velocity = body->GetLinearVelocity();
			if (IsBeyond(place.x / kScale, place.y / kScale, half))
			{
				endings[id] =
					Crossing(place.x / kScale, place.y / kScale, velocity.x / kScale, velocity.y / kScale, half);
				world.DestroyBody(body);
				bodies_[id] = nullptr;
				continue;
			}
			const bool slides = velocity.LengthSquared() > kRestSpeed * kRestSpeed;
			moves = moves || slides;
			if (!plain_ && !slides)
			{
				body->SetAwake(false);
			}
		}
		return moves;
	}

	void TakeRests(Endings& endings) const
	{
		for (std::size_t id = 0; id < bodies_.size(); ++id)
		{
			if (bodies_[id] != nullptr)
			{
				const b2Vec2 place = bodies_[id]->GetPosition();
				endings[id] = {place.x / kScale, place.y / kScale, false};
			}
		}
	}

	bool plain_;
	/// Only when sliding and spin are coupled.
	std::unique_ptr<physics::FrictionTable> coupling_;
	std::vector<Disc> discs_;
	/// By Body::id; null for what has left.
	std::vector<b2Body*> bodies_;
};

} // namespace

std::unique_ptr<EngineTable> MakeBox2DTable(Box2DUse use)
{
	return std::make_unique<Box2DTable>(use);
}

} // namespace faith::contest
