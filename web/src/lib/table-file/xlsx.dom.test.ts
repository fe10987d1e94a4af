import { jest } from "@jest/globals";
import { readXlsx, shownDate } from "#test/read-xlsx.ts";
import { csvFile } from "./csv.ts";
import type { TableFile } from "./table-file.ts";
import { xlsxFile } from "./xlsx.ts";

type Row = {
  readonly name: string | null;
  readonly met: number | null;
  readonly fee: number | null;
  readonly day: string | null;
  readonly sent: string | null;
  readonly link: string | null;
};

const TITLES = {
  en: ["Name", "Criteria met", "Fee", "Day", "Sent", "Link"],
  tr: ["Ad", "Karşılanan ölçüt", "Ücret", "Gün", "Gönderildi", "Bağlantı"],
  ar: ["الاسم", "المعايير المستوفاة", "الأجر", "اليوم", "أُرسل", "الرابط"],
} as const;

function tableOf(language: keyof typeof TITLES, rows: readonly Row[]): TableFile<Row> {
  const [name, met, fee, day, sent, link] = TITLES[language];
  return {
    columns: [
      { kind: "text", title: name, of: (row) => row.name },
      { kind: "number", title: met, of: (row) => row.met },
      { kind: "money", title: fee, of: (row) => row.fee },
      { kind: "day", title: day, of: (row) => row.day },
      { kind: "moment", title: sent, of: (row) => row.sent },
      { kind: "link", title: link, of: (row) => row.link },
    ],
    rows,
    language,
    zone: "Europe/Istanbul",
  };
}

const ana: Row = {
  name: "Ana Işık",
  met: 2,
  fee: 1250.5,
  day: "2027-07-01",
  sent: "2027-03-14T07:05:00Z",
  link: "https://callboard.test/s/1?a=1&b=2",
};
const nobody: Row = { name: null, met: null, fee: null, day: null, sent: null, link: null };

test.each(["en", "tr", "ar"] as const)("in %s dates are dates and sums are numbers", async (language) => {
  const sheet = await readXlsx(await xlsxFile(tableOf(language, [ana, nobody])));
  const [titles, first, empty] = sheet.rows;
  expect(titles?.map(({ value }) => value)).toEqual(TITLES[language]);
  expect(first?.map(({ type, format }) => [type, format])).toEqual([
    ["text", ""],
    ["number", ""],
    ["number", "#,##0.00"],
    ["number", "yyyy-mm-dd"],
    ["number", "yyyy-mm-dd hh:mm"],
    ["text", ""],
  ]);
  expect(first?.slice(0, 3).map(({ value }) => value)).toEqual(["Ana Işık", 2, 1250.5]);
  expect(first?.slice(3, 5).map(shownDate)).toEqual(["2027-07-01 00:00", "2027-03-14 10:05"]);
  expect(empty?.every(({ type }) => type === "empty")).toBe(true);
  expect(sheet.links).toEqual(["https://callboard.test/s/1?a=1&b=2"]);
  expect([sheet.rightToLeft, sheet.frozen]).toEqual([language === "ar", 1]);
});

test("columns are as wide as what is in them, within bounds", async () => {
  const rows = [
    { ...ana, name: "A name of thirty-two characters.", link: `https://x.test/${"a".repeat(90)}` },
  ];
  const { widths } = await readXlsx(await xlsxFile(tableOf("en", rows)));
  expect(widths).toEqual([34, 14, 11, 12, 18, 48]);
});

test.each([
  ["a formula", "=HYPERLINK(1)", "=HYPERLINK(1)"],
  ["markup", '<b> & "Co"', '<b> & "Co"'],
  ["two lines", "one\ntwo", "one\ntwo"],
  ["blanks at the ends", " x ", " x "],
  ["a control character", "a\u0001b", "a_x0001_b"],
  ["more than a cell can hold", "x".repeat(40_000), `${"x".repeat(32_766)}…`],
])("%s is a text, and the file can be read", async (_what, name, expected) => {
  const sheet = await readXlsx(await xlsxFile(tableOf("en", [{ ...nobody, name }])));
  expect(sheet.rows[1]?.[0]).toEqual({ type: "text", format: "", value: expected });
  expect(sheet.formulas).toBe(0);
});

// A policy of `script-src 'self'` starts no worker from a blob, without which some libraries never finish a large file.
test("a large file needs no worker", async () => {
  const started = jest.fn();
  Object.assign(globalThis, { Worker: started });
  const rows = Array.from({ length: 800 }, (_, index) => ({ ...ana, name: `Person ${index}`, met: index }));
  const sheet = await readXlsx(await xlsxFile(tableOf("en", rows)));
  Reflect.deleteProperty(globalThis, "Worker");
  expect(sheet.rows).toHaveLength(801);
  expect(
    sheet.rows
      .at(-1)
      ?.slice(0, 2)
      .map(({ value }) => value),
  ).toEqual(["Person 799", 799]);
  expect(started).not.toHaveBeenCalled();
});

test("the same columns make the same cells of a CSV file", async () => {
  const [titles, first, empty] = (await csvFile(tableOf("tr", [ana, nobody])).text()).split("\r\n");
  expect(titles).toBe(TITLES.tr.join(";"));
  expect(first).toBe("Ana Işık;2;1250,5;2027-07-01;2027-03-14 10:05;https://callboard.test/s/1?a=1&b=2");
  expect(empty).toBe(";;;;;");
});
