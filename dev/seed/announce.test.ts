import { busDatabase, serviceDatabase, type TestDatabase } from "@callboard/testkit/database.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { openPostgresBus } from "@callboard/bus/postgres/postgres-bus.ts";
import { startRelay } from "@callboard/bus/relay/relay.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { openDatabase } from "@callboard/kit/postgres/pool.ts";
import { announceMarket } from "./announce.ts";
import { makeMarket } from "./market.ts";

const log = createLog("test", "silent");
const moment = new Date(Date.UTC(2026, 10, 21));
const market = makeMarket(moment);
const wanted = {
  projects: [...market.projects, ...market.interests.savedSearches].map(({ id }) => id),
  talent: market.profiles.map(({ userId }) => userId),
};
type Service = keyof typeof wanted;
const SERVICES: readonly Service[] = ["projects", "talent"];
const TIMEOUT_MS = 60_000;

let databases: Readonly<Record<Service, TestDatabase>>;
const buses: TestDatabase[] = [];

beforeAll(async () => {
  const [projects, talent] = await Promise.all([serviceDatabase("projects"), serviceDatabase("talent")]);
  databases = { projects, talent };
});
afterAll(() => Promise.all([...Object.values(databases), ...buses].map((database) => database.drop())));

const announce = (): Promise<void> =>
  announceMarket(market, { databaseUrl: (name) => databases[name as Service].url }, moment);

/** Relays both services to a new, empty bus; returns the aggregates whose events arrived, by service. */
async function arrivedOnNewBus(): Promise<Readonly<Record<Service, readonly string[]>>> {
  const base = await busDatabase();
  buses.push(base);
  const bus = await openPostgresBus({ url: base.url, name: "test", log });
  const opened = SERVICES.map((name) => openDatabase({ url: databases[name].url, name, log, poolSize: 2 }));
  const relays = await Promise.all(
    opened.map(({ db, url }, place) => startRelay({ db, url, name: String(SERVICES[place]), bus, log })),
  );
  const arrived: Record<Service, string[]> = { projects: [], talent: [] };
  for (const name of SERVICES)
    await bus.subscribe({
      name: `probe-${name}`,
      subjects: [`callboard.${name}.>`],
      handle: async ({ aggregateId }) => void arrived[name].push(aggregateId),
    });
  for (const name of SERVICES)
    await waitFor(`all of ${name}`, () => arrived[name].length >= wanted[name].length, TIMEOUT_MS);
  await Promise.all(relays.map((relay) => relay.stop()));
  await bus.close();
  await Promise.all(opened.map((database) => database.close()));
  return arrived;
}

test("the relays publish the market once, in order, and again to a bus that has lost it", async () => {
  await announce();
  // An interrupted seed is repeated.
  await announce();
  expect(await arrivedOnNewBus()).toEqual(wanted);
  expect(await arrivedOnNewBus()).toEqual(wanted);
});
