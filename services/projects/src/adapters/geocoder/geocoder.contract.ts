import { MAX_FOUND, type Geocoder } from "./geocoder.ts";

/** Contract suite of geocoders. */
export function describeGeocoder(
  name: string,
  open: () => Geocoder,
  { looksUpKeys = true }: { readonly looksUpKeys?: boolean } = {},
): void {
  describe(`${name} as a geocoder`, () => {
    let geocoder: Geocoder;
    beforeAll(() => {
      geocoder = open();
    });
    afterAll(() => geocoder.close());

    const search = async (query: string) => {
      const found = await geocoder.search(query);
      if (!found.ok) throw new Error(found.failure.message);
      return found.value;
    };

    test.each([
      ["a city and its state", "brooklyn, ny", { city: "Brooklyn", state: "NY", country: "US" }],
      ["a state written out", "austin, texas", { city: "Austin", state: "TX", country: "US" }],
      ["a postal code", "90028", { city: "Los Angeles", state: "CA", zipcode: "90028" }],
      [
        "an address",
        "12 main street, brooklyn, ny 11201",
        { addressLine1: "12 Main Street", zipcode: "11201" },
      ],
      ["accents that were not typed", "sao paulo", { country: "BR" }],
    ])("finds %s", async (_what, query, expected) => {
      const [best] = await search(query);
      expect(best).toMatchObject(expected);
      expect(Math.abs(best?.point?.lat ?? 999)).toBeLessThanOrEqual(90);
      expect(Math.abs(best?.point?.lon ?? 999)).toBeLessThanOrEqual(180);
    });

    test("knows what is at a point, and nothing in the middle of an ocean", async () => {
      const [austin] = await search("austin, texas");
      const point = austin?.point ?? { lat: 0, lon: 0 };
      expect(await geocoder.reverse(point)).toMatchObject({
        ok: true,
        value: { city: "Austin", state: "TX", country: "US" },
      });
      expect(await geocoder.reverse({ lat: -40, lon: -140 })).toEqual({ ok: true, value: null });
    });

    test("knows a place by its key, and none by a key that it never gave", async () => {
      const [austin] = await search("austin, texas");
      const found = await geocoder.place(austin?.placeId ?? "");
      expect(found).toMatchObject({
        ok: true,
        value: looksUpKeys ? { placeId: austin?.placeId, city: "Austin" } : null,
      });
      for (const key of ["nobody:1", "nominatim:R1", "offline:US:TX::nowhere"])
        expect(await geocoder.place(key)).toEqual({ ok: true, value: null });
    });

    test("answers at most ten places, each with a key of its own", async () => {
      const found = await search("spring");
      expect(found).toHaveLength(MAX_FOUND);
      expect(new Set(found.map((address) => address.placeId)).size).toBe(MAX_FOUND);
    });

    test.each([
      ["nothing that exists", "qqqqzzzz, ny"],
      ["punctuation", "., ;"],
    ])("answers none for %s", async (_, query) => {
      expect(await search(query)).toEqual([]);
    });
  });
}
