/** What a red test of a previous version says about the current schema. */
export type Finding = "red on this schema" | "red then, too" | "about the schema itself" | "named in vain";

/** Red tests of a service's previous version, each as its file and its name. */
export interface Runs {
  /** On the current schema. */
  readonly now: readonly string[];
  /** On the version's own schema. */
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
 * Findings by test. A test that is red on the version's own schema too says nothing about the current one. An exempt
 * test must be red on the current schema alone: otherwise its exemption hides something else, or nothing.
 */
export function findingsOf({ now, then, exempt }: Runs): ReadonlyMap<string, Finding> {
  const found = now.map((test): [string, Finding] => {
    if (then.includes(test)) return [test, exempt.includes(test) ? "named in vain" : "red then, too"];
    return [test, exempt.includes(test) ? "about the schema itself" : "red on this schema"];
  });
  const inVain = exempt.filter((test) => !now.includes(test));
  return new Map([...found, ...inVain.map((test): [string, Finding] => [test, "named in vain"])]);
}

/** Whether nothing speaks against a rollback. */
export const mayRollBack = (findings: ReadonlyMap<string, Finding>): boolean =>
  [...findings.values()].every((one) => one === "red then, too" || one === "about the schema itself");
