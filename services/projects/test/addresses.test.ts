import { GUEST, type Actor } from "@callboard/kit/actor.ts";
import { startGeocoderServer } from "./geocoders/geocoder-server.ts";
import { castOf, openStage, type Cast, type Stage } from "./stage.ts";

let stage: Stage;
let cast: Cast;
beforeAll(async () => {
  stage = await openStage();
  cast = castOf(stage.world);
});
afterAll(() => stage.close());

describe("addresses", () => {
  const find = (address: string, actor: Actor = cast.talent) =>
    stage.execute<{ searchAddress: { FormattedAddress: string; Point: object }[] }>(
      actor,
      "query($address: String!) { searchAddress(address: $address) { FormattedAddress PlaceId Point { lat lon } City State } }",
      { address },
    );
  test("are found, and kept under what was typed", async () => {
    const { data } = await find("  Brooklyn,  NY ");
    expect(data.searchAddress[0]).toMatchObject({ City: "Brooklyn", State: "NY" });
    await find("brooklyn, ny");
    expect(await stage.sql("select query from address_answer where query = 'brooklyn, ny'")).toHaveLength(1);
  });

  test("are UNAVAILABLE while the geocoder is down, and found again once it responds", async () => {
    const server = await startGeocoderServer("photon");
    const elsewhere = await openStage({ GEOCODER: "photon", GEOCODER_URL: server.url });
    try {
      const { talent } = castOf(elsewhere.world);
      const search = (address: string) =>
        elsewhere.execute<{ searchAddress: { City: string }[] | null }>(
          talent,
          "query($address: String!) { searchAddress(address: $address) { City } }",
          { address },
        );
      server.answer({ status: 429 });
      expect((await search("Austin, Texas")).errors[0]?.extensions).toMatchObject({
        code: "UNAVAILABLE",
        dependency: "geocoder",
      });
      server.answer();
      const before = server.requests.length;
      for (let round = 0; round < 2; round += 1)
        expect((await search("Austin, Texas")).data.searchAddress).toEqual([{ City: "Austin" }]);
      // The second response comes from the cache.
      expect(server.requests.length - before).toBe(1);
    } finally {
      await elsewhere.close();
      await server.close();
    }
  });

  test.each(["\0", "a\ud800"])("%j is no address", async (typed) => {
    expect((await find(typed)).errors[0]?.extensions).toMatchObject({
      code: "VALIDATION",
      fields: [{ path: "address", rule: "CHARACTERS" }],
    });
  });

  test("have at most 300 characters, members only, sixty a minute", async () => {
    expect((await find("x".repeat(301))).errors[0]?.extensions).toMatchObject({
      fields: [{ path: "address" }],
    });
    expect((await find("Austin", GUEST)).errors[0]?.extensions.code).toBe("UNAUTHENTICATED");
    for (let index = 0; index < 60; index += 1) await find("Austin, TX", cast.freelancer);
    expect((await find("Austin, TX", cast.freelancer)).errors[0]?.extensions).toMatchObject({
      code: "LIMIT",
      max: 60,
    });
  });

  const ONE = "{ FormattedAddress PlaceId City State Point { lat lon } }";
  const one = (field: string, args: string, type: string, value: unknown, actor: Actor = cast.agent) =>
    stage.execute<Record<string, { PlaceId: string; City: string; Point: object } | null>>(
      actor,
      `query($v: ${type}!) { ${field}(${args}: $v) ${ONE} }`,
      { v: value },
    );
  const text = (field: string, value: string, actor?: Actor) => one(field, "address", "String", value, actor);

  test("are found one by one: by words, by a point, by their key", async () => {
    const found = (await text("geoCodeAddress", "Austin, Texas")).data["geoCodeAddress"];
    expect(found).toMatchObject({ City: "Austin", State: "TX" });
    expect((await text("standardizeAddress", "austin tx")).data["standardizeAddress"]?.City).toBe("Austin");
    expect((await text("geoCodeAddress", "qqqqzzzz, ny")).data).toEqual({ geoCodeAddress: null });
    const point = await one("reverseGeoCode", "geoPoint", "PointInput", found?.Point);
    expect(point.data["reverseGeoCode"]).toMatchObject({ City: "Austin" });
    const place = await one("getPlaceId", "placeId", "ID", found?.PlaceId);
    expect(place.data["getPlaceId"]).toMatchObject({ PlaceId: found?.PlaceId, City: "Austin" });
  });

  test("of a point and a key are kept too, and found again while the geocoder is down", async () => {
    const server = await startGeocoderServer("photon");
    const elsewhere = await openStage({ GEOCODER: "photon", GEOCODER_URL: server.url });
    try {
      const { talent } = castOf(elsewhere.world);
      const find = (field: string) => elsewhere.execute(talent, `query { ${field} ${ONE} }`);
      const found = await elsewhere.execute<{
        geoCodeAddress: { PlaceId: string; Point: { lat: number; lon: number } };
      }>(talent, `query { geoCodeAddress(address: "austin, texas") ${ONE} }`);
      const { PlaceId, Point } = found.data.geoCodeAddress;
      const at = `reverseGeoCode(geoPoint: { lat: ${Point.lat}, lon: ${Point.lon} })`;
      expect((await find(at)).errors).toEqual([]);
      server.answer({ status: 500 });
      for (const field of [at, `getPlaceId(placeId: "${PlaceId}")`])
        expect((await find(field)).errors).toEqual([]);
      expect(
        (await find("reverseGeoCode(geoPoint: { lat: 1, lon: 1 })")).errors[0]?.extensions,
      ).toMatchObject({
        code: "UNAVAILABLE",
        dependency: "geocoder",
      });
    } finally {
      await elsewhere.close();
      await server.close();
    }
  });

  test.each([
    ["geoCodeAddress", "address", "String", ""],
    ["standardizeAddress", "address", "String", "x".repeat(301)],
    ["reverseGeoCode", "geoPoint", "PointInput", { lat: 91, lon: 0 }],
    ["getPlaceId", "placeId", "ID", " "],
  ] as const)("%s refuses a bad %s", async (field, argument, type, value) => {
    const { errors } = await one(field, argument, type, value);
    expect(errors[0]?.extensions).toMatchObject({ code: "VALIDATION" });
    expect(errors[0]?.extensions.fields?.[0]?.path).toMatch(new RegExp(`^${argument}`));
    expect((await one(field, argument, type, value, GUEST)).errors[0]?.extensions.code).toBe(
      "UNAUTHENTICATED",
    );
  });

  test("that nobody knows are NOT_FOUND", async () => {
    const sea = await one("reverseGeoCode", "geoPoint", "PointInput", { lat: -40, lon: -140 });
    const key = await one("getPlaceId", "placeId", "ID", "nobody:1");
    for (const { errors } of [sea, key])
      expect(errors[0]?.extensions).toMatchObject({ code: "NOT_FOUND", kind: "address" });
  });
});
