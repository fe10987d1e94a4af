/** What a red test of a previous version says about the current schema. */
export type Finding =
  | "red on this schema"
  | "red among the others only"
  | "red then, too"
  | "about the schema itself"
  | "named in vain";

/** Findings that do not speak against a rollback. */
const HARMLESS: readonly Finding[] = [
  "red among the others only",
  "red then, too",
  "about the schema itself",
];

/** Red tests of a service's previous version, each as its file and its name. */
export interface Runs {
  /** On the current schema, among all tests of the service. */
  readonly among: readonly string[];
  /** On the current schema, when the files of those are run again by themselves. */
  readonly now: readonly string[];
  /** On the version's own schema, when the same files are run by themselves. */
  readonly then: readonly string[];
  /** Tests that the suite exempts, by `ABOUT_SCHEMA`. */
  readonly exempt: readonly string[];
}

/**
 * Tests of previous versions that compare the schema itself with what that version declares, and so are red as soon as
 * a migration adds something, whether or not the version runs on it. The reason is printed beside each. A name that
 * its service's previous version does not need any more is reported, so that the list does not outlive its reasons.
 */
export const ABOUT_SCHEMA: Readonly<Record<string, string>> = {
  "services/talent/test/declared-fields.test.ts: a profile has a column for every declared field":
    "it took no column but its own, and a later version adds some; it has a column for each of its fields since",
};

/** Exempt tests of a service. */
export const exemptOf = (service: string): readonly string[] =>
  Object.keys(ABOUT_SCHEMA).filter((test) => test.startsWith(`services/${service}/`));

/**
 * Findings by test. What is compared is equal runs on either schema: a test that is green by itself on the current one
 * was too slow among the others, and one that is red on the version's own schema too says nothing about the current one.
 * An exempt test must be red on the current schema alone: otherwise its exemption hides something else, or nothing.
 */
export function findingsOf({ among, now, then, exempt }: Runs): ReadonlyMap<string, Finding> {
  const found = [...new Set([...among, ...now])].map((test): [string, Finding] => {
    const isExempt = exempt.includes(test);
    if (!now.includes(test)) return [test, isExempt ? "named in vain" : "red among the others only"];
    if (then.includes(test)) return [test, isExempt ? "named in vain" : "red then, too"];
    return [test, isExempt ? "about the schema itself" : "red on this schema"];
  });
  const inVain = exempt.filter((test) => !among.includes(test));
  return new Map([...found, ...inVain.map((test): [string, Finding] => [test, "named in vain"])]);
}

/** Whether nothing speaks against a rollback. */
export const mayRollBack = (findings: ReadonlyMap<string, Finding>): boolean =>
  [...findings.values()].every((one) => HARMLESS.includes(one));
