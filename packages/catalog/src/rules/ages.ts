/** An age that the law or the product ties something to; `docs/rules/ages.md` lists the same rows. */
export interface AgeRule {
  readonly years: number;
  readonly what: string;
  readonly market: string;
  readonly source: string;
  /** The day from which the source holds. */
  readonly since: string;
}

export const AGE_RULES = {
  account: {
    years: 13,
    what: "Nobody younger has an account",
    market: "US",
    source: "Children's Online Privacy Protection Act, 15 U.S.C. § 6501(1); 16 CFR § 312.2",
    since: "2000-04-21",
  },
  adult: {
    years: 18,
    what: "Production, agent and admin accounts are for adults; younger talent are minors",
    market: "US-CA",
    source: "California Family Code § 6500",
    since: "1994-01-01",
  },
  scenes: {
    years: 18,
    what: "The performer of a role with nudity or adult scenes",
    market: "everywhere",
    source:
      "18 U.S.C. § 2256(1); Protection of Children Act 1978 s. 7(6) (UK); Directive 2011/93/EU art. 2(a)",
    since: "1984-05-21",
  },
} as const satisfies Record<string, AgeRule>;
