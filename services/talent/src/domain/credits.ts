import { CREDIT_KINDS } from "@callboard/catalog/credits.ts";
import { LIMITS } from "@callboard/catalog/limits.ts";
import { line, optional, optionalLine } from "@callboard/kit/fields.ts";
import { map, ok, type Result } from "@callboard/kit/result.ts";
import { combineValidations, rule, validate } from "@callboard/kit/validate.ts";
import { z } from "zod";
import type { Profile } from "./profile.ts";

/** Something that a performer was cast in. */
export interface Credit {
  readonly kind: string;
  /** Of the production. */
  readonly title: string;
  readonly part: string | null;
  /** The company, theater or director. */
  readonly company: string | null;
  readonly year: number | null;
}

/** Something that a performer learned. */
export interface Training {
  readonly subject: string;
  /** The school or the teacher. */
  readonly school: string | null;
  readonly year: number | null;
}

const year = optional(z.int().min(1900).max(2199));
const kind = z
  .string()
  .refine(
    (sent) => CREDIT_KINDS.some((known) => known === sent),
    rule("CATALOG", `must be one of: ${CREDIT_KINDS.join(", ")}.`),
  );
const credit = z
  .object({
    Kind: kind,
    Title: line(LIMITS.nameLength),
    Part: optionalLine(LIMITS.nameLength),
    Company: optionalLine(LIMITS.nameLength),
    Year: year,
  })
  .transform((sent): Credit => ({
    kind: sent.Kind,
    title: sent.Title,
    part: sent.Part,
    company: sent.Company,
    year: sent.Year,
  }));
const training = z
  .object({ Subject: line(LIMITS.nameLength), School: optionalLine(LIMITS.nameLength), Year: year })
  .transform((sent): Training => ({ subject: sent.Subject, school: sent.School, year: sent.Year }));

const credits = z.array(credit).max(LIMITS.credits);
const trainings = z.array(training).max(LIMITS.training);

/** Both lists as they were sent, unread. */
export interface CareerInput {
  readonly Credits?: readonly object[] | null | undefined;
  readonly Training?: readonly object[] | null | undefined;
}

/** The lists that were sent, in the order of the person. */
export type Career = Partial<Pick<Profile, "credits" | "training">>;

/** Reads the lists that were sent: an absent one is left out, null clears it; VALIDATION names each bad field. */
export function readCareer(sent: CareerInput): Result<Career> {
  const { Credits, Training: learned } = sent;
  const read = combineValidations({
    credits: Credits === undefined ? ok() : validate(credits, Credits ?? [], "credits.Credits"),
    training: learned === undefined ? ok() : validate(trainings, learned ?? [], "credits.Training"),
  });
  return map(read, (lists) => ({
    ...(lists.credits && { credits: lists.credits }),
    ...(lists.training && { training: lists.training }),
  }));
}

/** The profile with new lists, and the wire names of those that differ; the same object if none does. */
export function changeCareer(before: Profile, career: Career): { after: Profile; fields: string[] } {
  const after = { ...before, ...career };
  const fields = (["credits", "training"] as const).filter((list) => !isSame(after[list], before[list]));
  const names = fields.map((list) => (list === "credits" ? "Credits" : "Training"));
  return { after: fields.length > 0 ? { ...after, version: before.version + 1 } : before, fields: names };
}

/** Whether both have the same entries in the same order; a stored one has its keys in the order of the database. */
function isSame(one: readonly object[], other: readonly object[]): boolean {
  const text = (entries: readonly object[]) =>
    JSON.stringify(entries.map((entry) => Object.entries(entry).toSorted(([a], [b]) => a.localeCompare(b))));
  return text(one) === text(other);
}
