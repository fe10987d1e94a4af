import { parseConfig } from "@callboard/kit/process/config.ts";
import { expectOk } from "@callboard/testkit/expect-failure.ts";
import { pauseTooYoung } from "#app/account-state/pause-too-young.ts";
import { endMinority } from "#app/end-minority.ts";
import { configSchema } from "#config.ts";
import { createDeps, openSenders, openIdentity } from "#start.ts";
import { openWorld } from "./identity-world.ts";
import type { World } from "./identity-world.ts";

let world: World;

beforeAll(async () => {
  world = await openWorld();
});

afterAll(() => world.stop());

it("takes the flag of a minor on 1 January after the year of the 18th birthday, and publishes it once", async () => {
  const config = parseConfig(configSchema, world.environment);
  const runtime = await openIdentity(config);
  const deps = createDeps(runtime, config, openSenders(runtime, config));
  const thisYear = new Date().getUTCFullYear();
  const seventeen = await world.addMember({ minor: true, birthYear: thisYear - 17 });
  const turning = await world.addMember({ minor: true, birthYear: thisYear - 18 });
  const lastDay = { ...deps, now: () => new Date(`${thisYear}-12-31T23:59:59Z`) };
  const newYear = { ...deps, now: () => new Date(`${thisYear + 1}-01-01T00:00:00Z`) };

  expect(expectOk(await endMinority(lastDay))).toBe(0);
  expect(expectOk(await endMinority(newYear))).toBe(1);
  expect(expectOk(await endMinority(newYear))).toBe(0);
  expect(await world.events(turning.userId)).toEqual(["user.profile_updated"]);
  expect(await world.events(seventeen.userId)).toEqual([]);
  await runtime.bus.close();
  await runtime.db.destroy();
});

it("pauses accounts of today whose owner cannot be thirteen yet, once, and no others", async () => {
  const config = parseConfig(configSchema, world.environment);
  const runtime = await openIdentity(config);
  const deps = createDeps(runtime, config, openSenders(runtime, config));
  const thisYear = new Date().getUTCFullYear();
  const child = await world.addMember({ minor: true, birthYear: thisYear - 12 });
  const thirteen = await world.addMember({ minor: true, birthYear: thisYear - 13 });
  const unregistered = await world.addMember({ minor: true, birthYear: thisYear - 5, registered: false });
  expect(expectOk(await pauseTooYoung(deps))).toBe(1);
  expect(expectOk(await pauseTooYoung(deps))).toBe(0);
  expect(await world.events(child.userId)).toEqual(["user.suspended"]);
  for (const { userId } of [thirteen, unregistered]) expect(await world.events(userId)).toEqual([]);
  const own = await world.execute(child, "{ me { Data { Suspended SuspensionReason } } }");
  expect(own.data).toMatchObject({
    me: { Data: { Suspended: true, SuspensionReason: expect.stringContaining("year of birth") } },
  });
  await runtime.bus.close();
  await runtime.db.destroy();
});
