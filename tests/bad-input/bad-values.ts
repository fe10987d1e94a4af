import fc, { type Arbitrary } from "fast-check";
import { writeCursor } from "@callboard/kit/paging/cursor.ts";

/** Texts known to break databases, searches, parsers or pages. */
const TEXTS = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "\udc00x",
  "x\ud83d",
  "\uffff",
  "\ufeff",
  "\u202eabc",
  "\n\r\t",
  "İıŞß\u0307",
  "🎭".repeat(40),
  "e\u0301".repeat(200),
  "%",
  "_%\\",
  "'; drop table project; --",
  '"\\',
  "& | ! ( ) :* <->",
  "(a & (b",
  "a:*ABCD",
  "* OR [* TO *] AND {",
  "{}",
  "null",
  "undefined",
  "__proto__",
  "constructor",
  "toString",
  "-1",
  "1e400",
  "NaN",
  "true",
  "../../../etc/passwd",
  "https://example.com/" + "a".repeat(3_000),
  "javascript:alert(1)",
  "a@b",
  "a@" + "b".repeat(300) + ".test",
  "x".repeat(121),
  "y".repeat(5_001),
  "z".repeat(60_000),
  "word ".repeat(3_000),
] as const;

const NUMBERS = [
  0,
  -0,
  -1,
  1.5,
  -0.001,
  100,
  101,
  10_001,
  32_768,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_648,
  -2_147_483_649,
  4_294_967_296,
  9_007_199_254_740_991,
  9_007_199_254_740_992,
  1e15,
  1e19,
  1e100,
  1e308,
  -1e308,
  5e-324,
  0.1 + 0.2,
] as const;

/** PostgreSQL has special words for times, and it and JavaScript each accept formats that the other does not. */
const TIMES = [
  "0000-01-01",
  "0001-01-01",
  "1900-02-29",
  "2025-02-29",
  "2026-02-30",
  "2026-13-01",
  "2026-1-1",
  "9999-12-31",
  "10000-01-01",
  "+275760-09-13",
  "-000001-01-01",
  "-4713-11-24",
  "0000-01-01T00:00:00Z",
  "0001-01-01T00:00:00+14:00",
  "2026-01-01T24:00:00Z",
  "2016-12-31T23:59:60Z",
  "2026-01-01T00:00:00+23:59",
  "2026-01-01T00:00:00.123456789Z",
  "9999-12-31T23:59:59.999-12:00",
  "+275760-09-13T00:00:00.000Z",
  "+275760-09-13T00:00:00.001Z",
  "2026-01-01T00:00",
  "2026-01-01 00:00:00",
  "infinity",
  "-infinity",
  "now",
  "today",
  "epoch",
  "24:00",
  "25:61",
  "7:00",
  "23:59:60",
  "Nowhere/City",
  "UTC+25",
  "posixrules",
  "1767225600",
] as const;

const ID = "0199a0b1-c2d3-7e4f-8a5b-6c7d8e9f0a1b";
const KEYS = [
  ID,
  ID.toUpperCase(),
  ID.replaceAll("-", ""),
  `{${ID}}`,
  `${ID} `,
  "00000000-0000-0000-0000-000000000000",
  "ffffffff-ffff-ffff-ffff-ffffffffffff",
  "PRJ#",
  "#",
  "##",
  `PRJ##${ID}`,
  `PRJ#PRJ#${ID}`,
  `prj#${ID}`,
  `SUB#${ID}`,
  `SUB#${ID}#${ID}#${ID}`,
  `SUB##${ID}`,
  "GROUP#0",
  "GROUP#6",
  "GROUP#-1",
  "GROUP#1.5",
  "GROUP#99999999999999999999",
  "GROUP#",
  `GROUP#${ID}`,
  `DOC#${ID}`,
  `POST#${ID}`,
  `FTR#${ID}`,
  `MSG#${ID}`,
  `${"0".repeat(40)}#1`,
] as const;

const SORTS = [
  "Newest",
  "Oldest",
  "Relevance",
  "Deadline",
  "Pay",
  "Name",
  "Fit",
  "DueDate",
  "newest",
  "__proto__",
  "toString",
  "",
] as const;

const cursorPart = fc.oneof(
  fc.constantFrom<unknown>(...TEXTS),
  fc.constantFrom<unknown>(...TIMES),
  fc.constantFrom<unknown>(...NUMBERS),
  fc.constantFrom<unknown>(ID, ID.toUpperCase(), null, true, [], {}, [ID], "2026-01-01T00:00:00.000Z"),
);

/** Cursors in our format, with any sort, values of any type, and forged counts. */
const forgedCursor = fc
  .record({
    sort: fc.constantFrom(...SORTS),
    values: fc.array(cursorPart, { minLength: 0, maxLength: 9 }),
    total: fc.constantFrom(null, 0, -1, 3, 10_000, 1e12, 0.5),
  })
  .map(({ sort, values, total }) =>
    writeCursor(sort, values as string[], total === null ? null : { total, totalIsFloor: total === 3 }),
  );

const textOf = (json: unknown): string => Buffer.from(JSON.stringify(json)).toString("base64url");

/** A cursor issued by some list, unchanged or damaged, usually by another value in one place. */
function damaged(cursor: string): Arbitrary<string> {
  const read = JSON.parse(Buffer.from(cursor, "base64url").toString()) as { s: string; v: unknown[] };
  const replaced = fc
    .tuple(fc.nat(read.v.length - 1), cursorPart)
    .map(([place, part]) => textOf({ ...read, v: read.v.with(place, part) }));
  return fc.oneof(
    { weight: 6, arbitrary: replaced },
    fc.constant(cursor),
    fc.nat(cursor.length).map((end) => cursor.slice(0, end)),
    fc.constantFrom(`${cursor}AAAA`, cursor.repeat(400), cursor.toUpperCase(), `${cursor}=`),
    fc.constantFrom(...SORTS).map((s) => textOf({ ...read, s })),
    cursorPart.map((part) => textOf({ ...read, v: [...read.v, part] })),
    fc.constant(textOf({ ...read, v: read.v.toReversed() })),
  );
}

/** Cursors issued by this list and by others, intact or damaged, and forged ones. */
export function cursors(own: readonly string[], given: readonly string[]): Arbitrary<string> {
  const ours = own.map((cursor) => ({ weight: 2 * given.length, arbitrary: damaged(cursor) }));
  return fc.oneof(...ours, ...given.map(damaged), forgedCursor, forgedCursor, fc.constantFrom(...TEXTS));
}

/** Values of a wrong type. */
export const wrongType: Arbitrary<unknown> = fc.constantFrom<unknown>(
  null,
  true,
  7,
  "text",
  [],
  {},
  [[[[[[]]]]]],
  [null],
  { PK: { PK: "PRJ#1" } },
  { __proto__: null, length: 1e9 },
  Array.from({ length: 3_000 }, () => "x"),
);

export const badText: Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...TEXTS) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(...TIMES) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(...KEYS) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
);
export const badNumber: Arbitrary<unknown> = fc.constantFrom<unknown>(...NUMBERS);
export const badTime: Arbitrary<unknown> = fc.constantFrom<unknown>(...TIMES);
export const badKey: Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...KEYS) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(...TEXTS) },
);
