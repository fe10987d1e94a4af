import i18next from "i18next";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { directionOf } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";

type Data = WallCard_SubmissionFragment["Data"];

/** Height ranges in feet and inches, abbreviated for cards. */
const HEIGHTS: Readonly<Record<string, string>> = {
  shortest: "< 4′5″",
  "really-short": "4′5″–5′0″",
  short: "5′1″–5′6″",
  average: "5′7″–6′0″",
  tall: "> 6′0″",
};

const SHORT_UNIONS: Readonly<Record<string, string>> = { "SAG-AFTRA": "SAG" };

export type CardFacts = {
  readonly age: string;
  readonly height: string;
  /** Only the first union, abbreviated. */
  readonly union: string;
  readonly unions: string;
  readonly place: string;
};

/** The facts on a person's card apart from the name; empty if the profile lacks them. */
export function useCardFacts(): (data: Pick<Data, "User">) => CardFacts {
  const word = useCatalog();
  return ({ User }) => {
    const profile = User?.Data;
    const unions = profile?.Unions ?? [];
    const [first] = unions;
    return {
      age: word("ageRanges", profile?.AgeRange),
      height: HEIGHTS[profile?.HeightRange ?? ""] ?? "",
      union: first === undefined ? "" : (SHORT_UNIONS[first] ?? first),
      unions: unions.join(", "),
      place: [profile?.LocationCity, profile?.LocationState].filter(Boolean).join(", "),
    };
  };
}

/** Facts in one line; in right-to-left languages each is isolated, so that feet and inches are not reordered. */
export function lineOf(facts: readonly string[]): string {
  const shown = facts.filter((fact) => fact !== "");
  return (directionOf(i18next.language) === "rtl" ? shown.map((fact) => `\u2068${fact}\u2069`) : shown).join(
    " · ",
  );
}
