import { changeCareer, readCareer, type CareerInput } from "./credits.ts";
import { blankProfile } from "./profile.ts";

const BLANK = blankProfile("talent");
const SEAGULL = { kind: "Theater", title: "The Seagull", part: "Nina", company: null, year: 2024 };

test("what is sent is trimmed, and an absent list is left out", () => {
  const Credits = [{ Kind: "Theater", Title: " The Seagull ", Part: "Nina", Company: "", Year: 2024 }];
  expect(readCareer({ Credits })).toEqual({ ok: true, value: { credits: [SEAGULL] } });
  expect(readCareer({ Training: null })).toEqual({ ok: true, value: { training: [] } });
  expect(readCareer({})).toEqual({ ok: true, value: {} });
});

test.each<[CareerInput, string, string]>([
  [{ Credits: [{ Kind: "Opera", Title: "Tosca" }] }, "credits.Credits.0.Kind", "CATALOG"],
  [{ Credits: [{ Kind: "Film", Title: " " }] }, "credits.Credits.0.Title", "REQUIRED"],
  [{ Credits: [{ Kind: "Film", Title: "x".repeat(121) }] }, "credits.Credits.0.Title", "TOO_LONG"],
  [{ Credits: [{ Kind: "Film", Title: "M", Year: 1899 }] }, "credits.Credits.0.Year", "RANGE"],
  [
    { Credits: Array.from({ length: 201 }, () => ({ Kind: "Film", Title: "M" })) },
    "credits.Credits",
    "TOO_MANY",
  ],
  [{ Training: [{ Subject: "" }] }, "credits.Training.0.Subject", "REQUIRED"],
  [{ Training: Array.from({ length: 51 }, () => ({ Subject: "Voice" })) }, "credits.Training", "TOO_MANY"],
])("%#: %s is refused", (sent, path, rule) => {
  expect(readCareer(sent)).toMatchObject({ failure: { fields: [expect.objectContaining({ path, rule })] } });
});

test("only a list that differs changes the profile, whatever the order of its keys", () => {
  const { after, fields } = changeCareer(BLANK, { credits: [SEAGULL] });
  expect([after.version, fields]).toEqual([1, ["Credits"]]);
  const { year, ...rest } = SEAGULL;
  expect(changeCareer(after, { credits: [{ year, ...rest }] }).after).toBe(after);
  const learned = [{ subject: "Voice", school: null, year: null }];
  expect(changeCareer(after, { credits: [], training: learned }).fields).toEqual(["Credits", "Training"]);
});
