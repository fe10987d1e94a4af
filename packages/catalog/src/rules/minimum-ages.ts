/** A minimum age, with where it comes from. `since` is the day from which the source has been in force. */
export interface MinimumAge {
  readonly years: number;
  readonly market: string;
  readonly since: string;
  readonly source: string;
}

/** Ages below which something is not open to a person; docs/rules/minimum-ages.md explains each. */
export const MINIMUM_AGES = {
  /** Of the performer in a role with nudity or adult scenes. */
  scenes: {
    years: 18,
    market: "everywhere",
    since: "1984-05-21",
    source:
      "18 U.S.C. § 2256(1); Protection of Children Act 1978 s. 7(6) (UK); Directive 2011/93/EU art. 2(a)",
  },
} as const satisfies Readonly<Record<string, MinimumAge>>;
