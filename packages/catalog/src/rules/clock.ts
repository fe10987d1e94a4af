/**
 * How every page, mail and calendar writes a time of day: hours and minutes, as its language counts the hours ("10:00 AM",
 * "18:00"). `tests/contract/clock.test.ts` finds times that are written otherwise.
 */
export const CLOCK = { hour: "numeric", minute: "2-digit" } as const satisfies Intl.DateTimeFormatOptions;
