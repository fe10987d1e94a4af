const ADULT_AGE = 18;

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
