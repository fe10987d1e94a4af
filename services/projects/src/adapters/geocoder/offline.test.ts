import { describeGeocoder } from "./geocoder.contract.ts";
import { createOfflineGeocoder } from "./offline.ts";

describeGeocoder("the offline geocoder", createOfflineGeocoder);

describe("of places with one name", () => {
  const geocoder = createOfflineGeocoder();
  afterAll(() => geocoder.close());

  test.each([
    ["atlanta", "GA", "US"],
    ["springfield", "MO", "US"],
    ["new york", "NY", "US"],
    ["san franc", "CA", "US"],
    ["portland", "OR", "US"],
    ["columbus", "OH", "US"],
    ["paris", null, "FR"],
    ["paris, tx", "TX", "US"],
  ])("the one with the most people comes first: %s", async (query, state, country) => {
    const found = await geocoder.search(query);
    expect(found.ok && found.value[0]).toMatchObject({ state, country });
  });
});

test("closing ends the process that reads the places", async () => {
  const geocoder = createOfflineGeocoder();
  const searching = geocoder.search("atlanta");
  await geocoder.close();
  expect(await searching).toMatchObject({ ok: false, failure: { code: "UNAVAILABLE" } });
});
