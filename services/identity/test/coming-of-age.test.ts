import { parseConfig } from "@callboard/kit/process/config.ts";
import { expectOk } from "@callboard/testkit/expect-failure.ts";
import { endMinority } from "#app/end-minority.ts";
import { configSchema } from "#config.ts";
import { createDeps, openBackgroundMail, openIdentity } from "#start.ts";
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
  const deps = createDeps(runtime, config, openBackgroundMail(runtime, config));
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
