type Facts = {
  readonly FilmingBeginDate?: string | null;
  readonly FilmingEndDate?: string | null;
  readonly FilmingDates?: ReadonlyArray<{ readonly Data: { readonly Date: string } }>;
};

/** The first and the last day of filming: those of the project, or of its fixed days where they reach further. */
export function filmingSpan(facts: Facts): readonly [first: string, last: string] | null {
  const { FilmingBeginDate: begin, FilmingEndDate: end, FilmingDates: fixed = [] } = facts;
  const days = [begin, end, ...fixed.map(({ Data }) => Data.Date)].filter((day): day is string =>
    Boolean(day),
  );
  const [first, last] = [days.toSorted()[0], days.toSorted().at(-1)];
  return first === undefined || last === undefined ? null : [first, last];
}

type Words = {
  readonly day: (day: string) => string;
  readonly days: (first: string, last: string) => string;
};

/** The span in words; "" if no day is known. */
export function filmingWords(facts: Facts, { day, days }: Words): string {
  const span = filmingSpan(facts);
  if (span === null) return "";
  const [first, last] = span;
  return first === last ? day(first) : days(first, last);
}
