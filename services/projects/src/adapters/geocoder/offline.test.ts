import { describeGeocoder } from "./geocoder.contract.ts";
import { createOfflineGeocoder } from "./offline.ts";
import { readPlaces } from "./places.ts";

describeGeocoder("the offline geocoder", createOfflineGeocoder);

describe("of places with one name", () => {
  const geocoder = createOfflineGeocoder();
  afterAll(() => geocoder.close());
  const best = async (query: string) => {
    const found = await geocoder.search(query);
    return found.ok ? found.value[0] : null;
  };

  test.each([
    ["atlanta", "GA", "US"],
    ["springfield", "MO", "US"],
    ["new york", "NY", "US"],
    ["san franc", "CA", "US"],
    ["portland", "OR", "US"],
    ["columbus", "OH", "US"],
    ["paris", null, "FR"],
    ["paris, tx", "TX", "US"],
    ["washington", "DC", "US"],
  ])("the one with the most people comes first: %s", async (query, state, country) => {
    expect(await best(query)).toMatchObject({ state, country });
  });

  test.each([
    ["St. Louis, MO", "St. Louis", "MO", "US"],
    ["Saint Louis", "St. Louis", "MO", "US"],
    ["st louis mo", "St. Louis", "MO", "US"],
    ["St. Paul, MN", "Saint Paul", "MN", "US"],
    ["Saint Petersburg, FL", "St. Petersburg", "FL", "US"],
    ["Mt. Vernon, NY", "Mount Vernon", "NY", "US"],
    ["Mount Pleasant, SC", "Mount Pleasant", "SC", "US"],
    ["Ft. Worth", "Fort Worth", "TX", "US"],
    ["Ft Lauderdale, Florida", "Fort Lauderdale", "FL", "US"],
    ["New York City", "New York City", "NY", "US"],
    ["New York, NY", "New York City", "NY", "US"],
    ["NYC", "New York City", "NY", "US"],
    ["Washington, D.C.", "Washington", "DC", "US"],
    ["Washington DC", "Washington", "DC", "US"],
    ["Queens", "Queens", "NY", "US"],
    ["Brooklyn", "Brooklyn", "NY", "US"],
    ["Hollywood", "Hollywood", "CA", "US"],
    ["Hollywood, FL", "Hollywood", "FL", "US"],
    ["Astoria, Queens", "Astoria", "NY", "US"],
    ["München", "Munich", null, "DE"],
    ["munchen", "Munich", null, "DE"],
    ["Muenchen", "Munich", null, "DE"],
    ["Munich, Germany", "Munich", null, "DE"],
    ["İstanbul", "Istanbul", null, "TR"],
    ["ISTANBUL", "Istanbul", null, "TR"],
    ["İSTANBUL, Türkiye", "Istanbul", null, "TR"],
    ["إسطنبول", "Istanbul", null, "TR"],
    ["Kadıköy", "Kadıköy", null, "TR"],
    ["kadikoy, istanbul", "Kadıköy", null, "TR"],
    ["Diyarbakir", "Diyarbakır", null, "TR"],
    ["DİYARBAKIR", "Diyarbakır", null, "TR"],
    ["القاهرة", "Cairo", null, "EG"],
    ["القاهره", "Cairo", null, "EG"],
    ["القاهرة، مصر", "Cairo", null, "EG"],
    ["دبي", "Dubai", null, "AE"],
    ["lodz", "Łódź", null, "PL"],
    ["tromso", "Tromsø", null, "NO"],
    ["Київ", "Kyiv", null, "UA"],
    ["東京", "Tokyo", null, "JP"],
    ["서울", "Seoul", null, "KR"],
    ["Camden Town, London NW1 0AA", "Camden Town", null, "GB"],
    ["10001", "New York", "NY", "US"],
    ["M5V", "Downtown Toronto", null, "CA"],
    ["M5V 3L9", "Downtown Toronto", null, "CA"],
  ])("%s is found as %s", async (query, city, state, country) => {
    expect(await best(query)).toMatchObject({ city, state, country });
  });

  test("a postal code of the east of the United States is west of Greenwich", async () => {
    expect((await best("10200"))?.point?.lon).toBeCloseTo(-73.95, 1);
  });
});

test("what is not found while it closes does not hold it up", async () => {
  const geocoder = createOfflineGeocoder();
  const searching = geocoder.search("atlanta");
  await geocoder.close();
  expect(await searching).toMatchObject({ ok: true });
});

test("no name is looked up among all: a key without one costs nothing", async () => {
  const places = await readPlaces();
  const asked: unknown[] = [];
  expect(places.named("", 1, (place) => asked.push(place) > 10)).toEqual([]);
  expect(asked).toEqual([]);
});
