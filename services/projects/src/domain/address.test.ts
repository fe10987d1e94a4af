import {
  address,
  cityOnly,
  isPoint,
  normalizeAddressQuery,
  pointSchema,
  STATE_CODES,
  stateSchema,
  writeAddress,
  type Address,
} from "./address.ts";

const STUDIO: Address = {
  addressLine1: "1 Main St",
  addressLine2: null,
  city: "Austin",
  state: "TX",
  zipcode: "78701",
  point: { lat: 30.2672, lon: -97.7431 },
};
const WIRE = {
  AddressLine1: "1 Main St",
  AddressLine2: null,
  City: "Austin",
  State: "TX",
  Zipcode: "78701",
  Point: { lat: 30.2672, lon: -97.7431 },
};

test.each([
  [0, 0, true],
  [90, 180, true],
  [-90, -180, true],
  [90.1, 0, false],
  [-90.1, 0, false],
  [0, 180.1, false],
  [0, -180.1, false],
  [91, 181, false],
])("latitude %d, longitude %d is a place on earth: %s", (lat, lon, expected) => {
  expect(isPoint({ lat, lon })).toBe(expected);
  const read = pointSchema.safeParse({ lat, lon });
  expect(read.success).toBe(expected);
  if (!expected)
    expect(read.error?.issues).toMatchObject([
      {
        message: "must have a latitude from -90 to 90 and a longitude from -180 to 180.",
        params: { rule: "RANGE" },
      },
    ]);
});

test("degrees are kept to a centimetre", () => {
  expect(pointSchema.parse({ lat: 30.123456789, lon: 1e-12 })).toEqual({ lat: 30.1234568, lon: 0 });
});

test.each([
  ["TX", "TX"],
  [" TX ", "TX"],
  ["AE", "AE"],
  ["", null],
  [" ", null],
  [null, null],
  [undefined, null],
])("the state %j is read as %j", (sent, expected) => {
  expect(stateSchema.parse(sent)).toBe(expected);
});

test("states are known by their two letters, the military ones too", () => {
  expect(STATE_CODES.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([]);
  expect(STATE_CODES).toEqual(expect.arrayContaining(["CA", "NY", "AA", "AE", "AP"]));
  expect(stateSchema.safeParse("Texas").success).toBe(false);
});

test("an address is read and written under the names of the wire", () => {
  expect(address.schema.parse({ ...WIRE, AddressLine1: " 1 Main St " })).toEqual(STUDIO);
  expect(writeAddress(STUDIO)).toEqual(WIRE);
  expect(writeAddress(null)).toBeNull();
});

test("everybody may know city and state", () => {
  const nothing = { addressLine1: null, addressLine2: null, zipcode: null, point: null };
  expect(cityOnly(STUDIO)).toEqual({ ...nothing, city: "Austin", state: "TX" });
  expect(cityOnly(null)).toBeNull();
});

test.each([
  ["  1  Main\t St ", "1 main st"],
  ["\uff21ustin", "austin"],
  ["x".repeat(300), "x".repeat(300)],
  ["x".repeat(301), null],
  ["", null],
  ["  ", null],
])("%j is looked up as %j", (typed, expected) => {
  expect(normalizeAddressQuery(typed)).toBe(expected);
});
