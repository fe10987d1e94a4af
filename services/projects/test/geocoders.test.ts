import { createLog } from "@callboard/kit/log/log.ts";
import { parseConfig } from "@callboard/kit/process/config.ts";
import { describeGeocoder } from "../src/adapters/geocoder/geocoder.contract.ts";
import { createNominatim } from "../src/adapters/geocoder/nominatim.ts";
import { geocoderConfig, openGeocoder } from "../src/adapters/geocoder/open-geocoder.ts";
import { startGeocoderServer, type GeocoderServer, type Kind } from "./geocoders/geocoder-server.ts";

const PUBLIC_URL = "https://callboard.test";
const KEY = "very-hidden-key";
const KINDS: readonly Kind[] = ["photon", "nominatim", "google"];
const servers = {} as Record<Kind, GeocoderServer>;
const lines: string[] = [];
const newLog = () => createLog("test", "info", { write: (line: string) => void lines.push(line) });
/** A new log per test, because an error that was logged once is not logged again. */
let log = newLog();

beforeAll(async () => {
  for (const kind of KINDS) servers[kind] = await startGeocoderServer(kind);
});
afterAll(() => Promise.all(KINDS.map((kind) => servers[kind].close())));
beforeEach(() => {
  lines.length = 0;
  log = newLog();
});
afterEach(() => KINDS.forEach((kind) => servers[kind].answer()));

function open(kind: Kind, url = servers[kind].url) {
  const key = kind === "google" ? { GEOCODER_KEY: KEY } : {};
  const settings = { GEOCODER: kind, GEOCODER_URL: url, PUBLIC_URL, ...key };
  return openGeocoder(parseConfig(geocoderConfig, settings), log);
}

for (const kind of KINDS) describeGeocoder(kind, () => open(kind), { looksUpKeys: kind !== "photon" });

const UNAVAILABLE = { ok: false, failure: { code: "UNAVAILABLE", dependency: "geocoder" } };

describe.each(KINDS)("%s", (kind) => {
  test("names the caller to the geocoder, and fetches no more than is returned", async () => {
    await open(kind, `${servers[kind].url}/`).search("austin, texas");
    const last = servers[kind].requests.at(-1);
    expect(last?.headers["user-agent"]).toBe(`Callboard/1.0 (${PUBLIC_URL})`);
    expect(last?.query["limit"] ?? last?.query["key"]).toBe(kind === "google" ? KEY : "10");
  });

  test("knows a whole address", async () => {
    const found = await open(kind).search("12 main street, brooklyn, ny 11201");
    expect(found.ok && found.value).toEqual([
      expect.objectContaining({
        status: "exact",
        streetNumber: "12",
        route: "Main Street",
        state: "NY",
        zipcode: "11201",
        zipcodeSuffix: kind === "photon" ? null : "1012",
        county: "Kings County",
        country: "US",
        city: kind === "google" ? "Brooklyn" : "New York",
      }),
    ]);
  });

  test("leaves the state of another country out", async () => {
    const found = await open(kind).search("sao paulo");
    expect(found.ok && found.value[0]).toMatchObject({
      city: "São Paulo",
      state: null,
      status: "approximate",
    });
  });

  test.each([
    ["has had too many questions", { status: 429 }, /wait, raise its limit/],
    ["lets nobody in", { status: 403, body: { error: KEY } }, /correct GEOCODER_KEY/],
    ["is broken", { status: 500 }, /correct GEOCODER_URL/],
    ["is another server", { status: 404 }, /correct GEOCODER and GEOCODER_URL/],
    ["answers something else", { status: 200, body: { hello: KEY } }, /correct GEOCODER and GEOCODER_URL/],
    ["sends elsewhere", { status: 302, location: "http://127.0.0.1:1/" }, /correct GEOCODER_URL/],
    ["answers without end", { status: 200, body: ["x".repeat(1_100_000)] }, /correct GEOCODER/],
  ])("that %s is UNAVAILABLE, the log says what to do, and it recovers", async (_what, instead, advice) => {
    const geocoder = open(kind);
    servers[kind].answer(instead);
    expect(await geocoder.search("austin, texas")).toMatchObject(UNAVAILABLE);
    expect(lines.join("")).toMatch(advice);
    expect(lines.join("")).not.toMatch(/very-hidden-key|austin/);
    servers[kind].answer();
    expect(await geocoder.search("austin, texas")).toMatchObject({ ok: true });
  });

  test("is given up after three seconds when it is silent or down", async () => {
    servers[kind].answer({ status: 200, afterMs: 15_000 });
    const begin = performance.now();
    expect(await open(kind).search("austin, texas")).toMatchObject(UNAVAILABLE);
    expect(performance.now() - begin).toBeLessThan(10_000);
    log = newLog();
    const gone = await startGeocoderServer(kind);
    await gone.close();
    expect(await open(kind, gone.url).search("austin, texas")).toMatchObject(UNAVAILABLE);
    expect(lines.join("")).toMatch(/TimeoutError.+ECONNREFUSED/s);
  });
});

test.each([
  ["OVER_QUERY_LIMIT", 60, /raise the quota/],
  ["OVER_DAILY_LIMIT", 60, /a way to pay/],
  ["REQUEST_DENIED", 1, /correct GEOCODER_KEY/],
  ["INVALID_REQUEST", 1, /does not understand/],
  ["UNKNOWN_ERROR", 1, /just now/],
])("Google's %s is UNAVAILABLE", async (status, retryAfter, advice) => {
  servers.google.answer({
    status: 200,
    body: { results: [], status, error_message: `The key ${KEY} is bad.` },
  });
  const found = await open("google").search("austin, texas");
  expect(found).toMatchObject({ ...UNAVAILABLE, failure: { retryAfter } });
  expect(lines.join("")).toMatch(advice);
  expect(JSON.stringify(found) + lines.join("")).not.toContain(KEY);
});

test("Nominatim is called at its pace, and whoever would wait too long gets a time to try again", async () => {
  const { url, requests } = servers.nominatim;
  const before = requests.length;
  const geocoder = createNominatim({ url, userAgent: "test", paceMs: 1_000 }, log);
  const began = performance.now();
  const found = await Promise.all(Array.from({ length: 5 }, () => geocoder.search("austin, texas")));
  expect(found.map(({ ok }) => ok)).toEqual([true, true, true, true, false]);
  expect(found.at(-1)).toMatchObject({ failure: { code: "UNAVAILABLE", retryAfter: 4 } });
  const times = requests.slice(before).map(({ at }) => at - began);
  expect(times).toHaveLength(4);
  // A busy machine can be late but never early, apart from timer rounding: no request precedes its turn.
  times.forEach((at, turn) => expect(at).toBeGreaterThan(turn * 1_000 - 50));
});

test.each([
  ["nothing", {}, null],
  ["Photon", { GEOCODER: "photon", GEOCODER_URL: "https://photon.test" }, null],
  ["Google", { GEOCODER: "google", GEOCODER_KEY: KEY }, null],
  ["another one", { GEOCODER: "bing" }, "GEOCODER: must be offline, photon, nominatim or google"],
  ["Photon without a server", { GEOCODER: "photon" }, "GEOCODER_URL: is missing"],
  ["Nominatim with a key", { GEOCODER: "nominatim", GEOCODER_KEY: KEY }, "GEOCODER_URL: is missing"],
  ["a key for nobody", { GEOCODER_KEY: KEY }, "GEOCODER_KEY: is of no use to offline"],
  ["Google without a key", { GEOCODER: "google" }, "GEOCODER_KEY: is missing"],
  ["no address", { GEOCODER: "photon", GEOCODER_URL: "photon" }, "GEOCODER_URL: must be https://host"],
])("the settings of %s", (_name, settings, words) => {
  const parse = () => parseConfig(geocoderConfig, { PUBLIC_URL, ...settings });
  if (words === null) expect(parse()).toMatchObject(settings);
  else expect(parse).toThrow(words);
  if (words !== null) expect(parse).not.toThrow(KEY);
});
