import type { UserRole } from "@callboard/catalog/people.ts";
import { AGE_RULES } from "@callboard/catalog/rules/ages.ts";

const ADULT_AGE = AGE_RULES.adult.years;

/**
 * Whether someone born in `birthYear` counts as a minor in `year`. Only the year is kept, so the flag falls on
 * 1 January after the year of the 18th birthday.
 */
export function isMinorIn(year: number, birthYear: number): boolean {
  return year <= birthYear + ADULT_AGE;
}

/** The latest birth year of people who are of age in `year`. */
export function lastAdultBirthYear(year: number): number {
  return year - ADULT_AGE - 1;
}

/** Whether somebody born on `birthDate` is too young for an account on `today`; both YYYY-MM-DD. */
export function isTooYoungOn(today: string, birthDate: string): boolean {
  const birthday = `${Number(birthDate.slice(0, 4)) + AGE_RULES.account.years}${birthDate.slice(4)}`;
  return today < birthday;
}

/** The latest birth year of people who may be old enough for an account in `year`. */
export function lastAccountBirthYear(year: number): number {
  return year - AGE_RULES.account.years;
}

/** Whether a role may be held by a minor. */
export function isForMinors(role: UserRole): boolean {
  return role === "Talent";
}
