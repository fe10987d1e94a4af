import { CANCELLATION_AGREEMENTS, type CancellationTerms } from "./cancellation-terms.ts";
import { termFormats } from "./term-formats.ts";
import { dueText, termLines, type RequestTerms } from "./term-lines.ts";
import { TERM_WORDS } from "./term-words.ts";

const [actra, dancers] = CANCELLATION_AGREEMENTS;
const recorded = (more: object): CancellationTerms =>
  ({
    agreement: null,
    name: null,
    source: null,
    since: null,
    per: "Booking",
    mayCancel: "Company",
    steps: [],
    beyondControlPercent: null,
    zone: "America/Toronto",
    country: "CA",
    callTime: null,
    text: null,
    ...more,
  }) as CancellationTerms;
const OFFER: RequestTerms = {
  kind: "Offer",
  days: ["2026-03-01", "2026-03-02", "2026-03-03", "2026-03-07"],
  fee: 612.5,
  currency: "CAD",
  unit: "Daily",
  text: "All media, two years.",
  cancellation: recorded({ ...actra, agreement: actra?.id, callTime: "08:00" }),
};
const linesIn = (language: "en" | "tr" | "ar", terms: Partial<RequestTerms> = {}) =>
  termLines({ ...OFFER, ...terms }, TERM_WORDS[language], termFormats(language)).map(({ label, value }) => [
    label,
    value,
  ]);

test("the terms of an offer as labelled lines", () => {
  expect(linesIn("en")).toEqual([
    ["Days", "Mar 1 – 3, 2026; Mar 7, 2026"],
    ["Fee", "CA$612.50 per day"],
    ["Use and terms", "All media, two years."],
    [
      "If it is canceled",
      [
        "Less than 36 hours before the work: 50% of the fee.",
        "Less than 24 hours before the work: 100% of the fee.",
        "Weather or another cause beyond control: 0% instead.",
        "Each day counts by itself. The work begins at 8:00 AM, Eastern Time.",
      ].join("\n"),
    ],
    ["May be canceled by", "The company"],
    [
      "Source of these terms",
      "ACTRA Independent Production Agreement, as of 2020: ACTRA Toronto, Independent Production Agreement, A1906",
    ],
  ]);
});

test("each language has every line", () => {
  for (const language of ["en", "tr", "ar"] as const) {
    const lines = linesIn(language);
    expect(lines).toHaveLength(6);
    expect(lines.flat().join()).not.toMatch(/[{}]|undefined/);
  }
});

test.each<[string, Partial<RequestTerms>, string[]]>([
  ["an avail has days alone", { kind: "Avail", fee: null, text: null, cancellation: null }, ["Days"]],
  [
    "a booking without terms says so",
    { kind: "Booking", days: [], fee: null, text: null, cancellation: null },
    ["If it is canceled"],
  ],
  [
    "words alone have no source and nobody who may cancel",
    { cancellation: recorded({ text: "By agreement." }) },
    ["Days", "Fee", "Use and terms", "If it is canceled"],
  ],
])("%s", (_, terms, labels) => {
  expect(linesIn("en", terms).map(([label]) => label)).toEqual(labels);
});

test("what is not recorded is never invented, and bounds of length and own words have a line", () => {
  const cancellationOf = (cancellation: CancellationTerms | null) =>
    linesIn("en", { cancellation }).find(([label]) => label === "If it is canceled")?.[1];
  expect(cancellationOf(null)).toBe("No terms recorded");
  expect(cancellationOf(recorded({ text: "By agreement." }))).toBe("By agreement.");
  expect(cancellationOf(recorded({ ...dancers, text: "Travel is paid." }))?.split("\n")).toEqual([
    "From the booking on: 50% of the fee. Jobs of up to 3 days.",
    "Less than the length of the job before it: 100% of the fee. Jobs of 4 days or more.",
    "Less than 48 hours before the work: 100% of the fee.",
    "Weather or another cause beyond control: 0% instead.",
    "The work begins at 12:00 AM, Eastern Time.",
    "Travel is paid.",
  ]);
});

const due = (percents: readonly number[], amount: number | null, beyondControl = false) =>
  dueText(
    {
      days: percents.map((percent, at) => ({ day: `2026-03-0${at + 1}`, percent })),
      amount,
      currency: "CAD",
      beyondControl,
    },
    TERM_WORDS.en,
    termFormats("en"),
  );

test.each([
  [due([50], 306.25), "By the terms CA$306.25 is due. 50% of the fee is due."],
  [due([100, 50], 900), "By the terms CA$900 is due. Mar 1, 2026: 100%; Mar 2, 2026: 50%"],
  [due([50], null), "50% of the fee is due."],
  [due([0], 0, true), "By the terms nothing is due. Counted as beyond control."],
])("what is due: %s", (text, expected) => {
  expect(text).toBe(expected);
});
