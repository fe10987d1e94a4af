import { RISK_WORDS, RISKS } from "@callboard/catalog/rules/project-risks.ts";
import { riskTags } from "./risk-tags.ts";

const NOTHING = {
  name: null,
  description: null,
  projectOverview: null,
  additionalInformation: null,
  submittedAt: new Date("2026-12-01T10:00:00Z"),
};

test.each<[object, readonly string[]]>([
  [{ name: "Glass House" }, []],
  [{ description: "A small registration fee applies." }, ["Fee"]],
  [{ description: "REGISTRATION  FEES apply" }, ["Fee"]],
  [{ description: "KAYIT ÜCRETİ alınır" }, ["Fee"]],
  [{ additionalInformation: "Write to us on WhatsApp." }, ["OffPlatform"]],
  [{ projectOverview: "Bring your passport and a bank account number" }, ["Papers"]],
  [{ description: "Seçmeler otel odasında" }, ["Room"]],
  [{ name: "Boudoir nights", description: "Send topless photos by Telegram" }, ["OffPlatform", "Undress"]],
  [{ description: "A denuded hill" }, []],
  [{ description: "يُطلب جواز السفر" }, ["Papers"]],
  [{ description: "Registration fee", submittedAt: null }, []],
  [{ description: "Registration fee", submittedAt: new Date("2026-11-29T10:00:00Z") }, []],
])("the words of %j are marked as %j", (facts, expected) => {
  expect(riskTags({ ...NOTHING, ...facts })).toEqual(expected);
});

test.each(RISK_WORDS.flatMap(({ risk, words }) => words.map((word) => [word, risk] as const)))(
  "%s is marked as %s",
  (word, risk) => {
    expect(riskTags({ ...NOTHING, description: `Bring: ${word.toUpperCase()}.` })).toContain(risk);
  },
);

test("each risk has words", () => {
  expect(new Set(RISK_WORDS.map(({ risk }) => risk))).toEqual(new Set(RISKS));
});
