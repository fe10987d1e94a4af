import { GUEST, type Actor } from "@callboard/kit/actor.ts";
import { startGeocoderServer } from "./geocoder-server.ts";
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
    stage.ask<{ searchAddress: { FormattedAddress: string; Point: object }[] }>(
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

  test("are UNAVAILABLE while the geocoder is away, and found again once it answers", async () => {
    const server = await startGeocoderServer("photon");
    const elsewhere = await openStage({ GEOCODER: "photon", GEOCODER_URL: server.url });
    try {
      const { talent } = castOf(elsewhere.world);
      const search = (address: string) =>
        elsewhere.ask<{ searchAddress: { City: string }[] | null }>(
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
      const asked = server.asked.length;
      for (let round = 0; round < 2; round += 1)
        expect((await search("Austin, Texas")).data.searchAddress).toEqual([{ City: "Austin" }]);
      // The second answer is the one that was kept.
      expect(server.asked.length - asked).toBe(1);
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
});
