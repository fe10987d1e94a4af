import { join } from "node:path";
import { UnsecuredJWT } from "jose";
import { mountSmallDisk, type SmallDisk } from "@callboard/testkit/small-disk.ts";
import { startShortLived } from "@callboard/testkit/tls-way.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { cacheFolder } from "#dev/engines/real/provisioning/cache.ts";
import { prepareMonitoring } from "#dev/monitoring/prometheus.ts";
import type { System } from "#dev/system.ts";
import { SERVICES } from "#dev/topology.ts";
import { openDatabases, type Databases } from "../support/databases.ts";
import { queryGraph } from "../support/graph.ts";
import { keepDown } from "../support/keep-down.ts";
import { createAccount, signIn } from "../support/sign-in.ts";
import { startedSystem } from "../support/started-system.ts";
import { chartMonitoring } from "./chart-rules.ts";
import { PANEL_QUERIES, VARIABLE_QUERIES } from "./dashboard.ts";
import { startScraping, type ActiveAlert, type Scraping } from "./scraping.ts";

const DAYS_LEFT = 3;
const DAY_SECONDS = 86_400;
const DISK_MEGABYTES = 32;
const STARTED_WITHIN_MS = 600_000;
const FIRES_WITHIN_MS = 90_000;
const POLL_MS = 250;
/** Slower than both the search and the whole graph may be. */
const SLOW_SECONDS = 0.95;
const SEARCH = "query SearchProjects { searchProjects(criteria: {}) { Total } }";
const OWN = "query Viewer { me { PK Data { Submissions } } }";
const JOIN = "mutation Join($r: RegistrationInput!) { completeRegistration(registration: $r) { PK } }";

let system: System;
let databases: Databases;
let scraping: Scraping;
let certificate: Awaited<ReturnType<typeof startShortLived>>;
let disk: SmallDisk | null = null;
let token: string;

/** A secret as Apple's, which expires soon. */
const expiringSecret = (): string =>
  new UnsecuredJWT({}).setExpirationTime(Math.floor(Date.now() / 1000) + DAYS_LEFT * DAY_SECONDS).encode();

async function member(email: string): Promise<string> {
  await createAccount(system, email);
  const made = await signIn(system, email);
  const r = { Role: "Talent", FirstName: "Al", LastName: "Ert", BirthDate: "1990-05-05", AcceptTerms: true };
  const { errors } = await queryGraph(system.url, made, JOIN, { r });
  expect(errors).toEqual([]);
  return made;
}

beforeAll(async () => {
  const { prometheus } = await prepareMonitoring(cacheFolder(), (line) => process.stdout.write(`${line}\n`));
  certificate = await startShortLived(DAYS_LEFT);
  const settings = {
    APPLE_CLIENT_ID: "callboard",
    APPLE_CLIENT_SECRET: expiringSecret(),
    GEOCODER: "nominatim",
    GEOCODER_URL: certificate.url,
  };
  Object.assign(process.env, settings);
  try {
    system = await startedSystem({ apart: true });
  } finally {
    for (const name of Object.keys(settings)) delete process.env[name];
  }
  databases = openDatabases(system);
  disk = mountSmallDisk(join(system.data.path, "objects"), DISK_MEGABYTES);
  const { http } = system.places;
  const ports = [...SERVICES.map(({ name }) => name), "gateway" as const].map(
    (name) => [name, http[name]] as const,
  );
  scraping = await startScraping(prometheus, Object.fromEntries(ports), await chartMonitoring());
  token = await member("al.ert@alerts.example.com");
}, STARTED_WITHIN_MS);
afterAll(async () => {
  await scraping?.stop();
  await databases?.close();
  disk?.remove();
  await system?.stop();
  await certificate?.close();
}, STARTED_WITHIN_MS);

/** Waits until an alert fires, causing it again and again if need be; returns those that fire. */
function untilFiring(name: string, cause: () => Promise<unknown> = async () => undefined) {
  return waitFor(
    `${name} to fire`,
    async () => {
      await cause();
      const alerts = await scraping.firing(name);
      return alerts.length > 0 && alerts;
    },
    FIRES_WITHIN_MS,
    POLL_MS,
  );
}

const untilQuiet = (name: string) =>
  waitFor(`${name} to end`, async () => (await scraping.firing(name)).length === 0, FIRES_WITHIN_MS, POLL_MS);

const summaries = (alerts: readonly ActiveAlert[]): readonly (string | undefined)[] =>
  alerts.map(({ annotations }) => annotations["summary"]);

const send = (query: string) => queryGraph(system.url, token, query);

test("with all that it needs nothing fires but what is about to expire", async () => {
  await waitFor(
    "all processes to be scraped",
    async () => (await scraping.query("up == 1")).length === 8,
    FIRES_WITHIN_MS,
  );
  await untilQuiet("CallboardProcessGone");
  await send(OWN);
  const all = (await scraping.query('ALERTS{alertstate="firing"}')).map(({ metric }) => metric["alertname"]);
  expect(all.filter((name) => !name?.endsWith("Expires"))).toEqual([]);
});

test("a certificate that expires in three days", async () => {
  expect(summaries(await untilFiring("CallboardCertificateExpires"))).toEqual([
    "The certificate that projects is shown at its GEOCODER_URL expires in less than two weeks.",
  ]);
});

test("a secret of a client that expires in three days", async () => {
  expect(summaries(await untilFiring("CallboardClientSecretExpires"))).toEqual([
    "The secret of our client at apple expires in less than three weeks: nobody signs in by it then.",
  ]);
});

test("a disk that fills, until there is room", async () => {
  if (disk === null) throw new Error("A small disk cannot be mounted here: run this as root.");
  disk.fill(1);
  expect(summaries(await untilFiring("CallboardDiskFills"))).toEqual([
    "Less than a tenth of the disk of objects is free.",
  ]);
  disk.makeRoom();
  await untilQuiet("CallboardDiskFills");
});

/** Holds the table of the search for a time: whoever searches waits. */
async function slowSearch(table: string): Promise<void> {
  const held = databases.query(
    "projects",
    `do $$ begin lock table ${table} in access exclusive mode; perform pg_sleep(${SLOW_SECONDS}); end $$`,
  );
  const searched = Promise.all(Array.from({ length: 4 }, () => send(SEARCH)));
  await Promise.all([held, searched]);
}

test("a search that is slow, and the graph with it", async () => {
  const [found] = await databases.query<{ name: string }>(
    "projects",
    "select table_name as name from information_schema.columns where column_name = 'suggest_words'",
  );
  const cause = (): Promise<void> => slowSearch(String(found?.name));
  expect(summaries(await untilFiring("CallboardSearchSlow", cause))).toEqual([
    "One SearchProjects in twenty takes longer than half a second.",
  ]);
  await untilFiring("CallboardRequestsSlow", cause);
});

test(
  "a service that is killed, until it is back",
  async () => {
    const comeBack = await keepDown(system, "casting");
    expect(summaries(await untilFiring("CallboardProcessGone"))).toEqual([
      "No process of casting reports its figures.",
    ]);
    await untilFiring("CallboardObjectiveBurnsFast", () => send(OWN));
    await comeBack();
    await untilQuiet("CallboardProcessGone");
  },
  STARTED_WITHIN_MS,
);

test(
  "an event that no try can handle: it keeps failing, and is a dead letter",
  async () => {
    await databases.query("billing", "alter table inbox rename to hidden_inbox");
    try {
      await member("dead.letter@alerts.example.com");
      const dead = await untilFiring("CallboardDeadLetter");
      expect(dead.map(({ labels }) => labels["service"])).toContain("billing");
      await untilFiring("CallboardEventsFail");
    } finally {
      await databases.query("billing", "alter table hidden_inbox rename to inbox");
    }
  },
  STARTED_WITHIN_MS,
);

test(
  "a gateway that cannot know its callers",
  async () => {
    const comeBack = await keepDown(system, "identity");
    const failing = await untilFiring("CallboardRequestsFail", () => send(OWN).catch(() => undefined));
    expect(failing).toHaveLength(1);
    await comeBack();
  },
  STARTED_WITHIN_MS,
);

describe("the dashboard, after all of that", () => {
  beforeAll(() => untilQuiet("CallboardProcessGone"), STARTED_WITHIN_MS);

  test.each(VARIABLE_QUERIES)("offers values for %s", async (name, query) => {
    const values = (await scraping.query(query)).map(({ metric }) => metric[name]).toSorted();
    const services = [...SERVICES.map((service) => service.name), "gateway"].toSorted();
    expect(values).toEqual(name === "service" ? services : ["callboard"]);
  });

  test.each(PANEL_QUERIES)("%s (%s) shows something", async (_title, _refId, query) => {
    const figures = (await scraping.query(query)).map(({ value: [, figure] }) => Number(figure));
    expect(figures.filter((figure) => Number.isFinite(figure))).not.toEqual([]);
  });
});
