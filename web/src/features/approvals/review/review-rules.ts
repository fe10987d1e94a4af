import { AGE_RULES } from "@callboard/catalog/rules/ages.ts";
import { rateOf } from "#ui/pay/pay-words.ts";

type Position = {
  readonly PositionName?: string | null;
  readonly Rate?: number | null;
  readonly RateFrequency?: string | null;
  readonly AdultScenes: boolean;
  readonly AdultSceneDescription?: string | null;
  readonly Nudity: boolean;
  readonly NudityDescription?: string | null;
  readonly AgeRequirement?: string | null;
  readonly SubmissionsDueBy?: string | null;
  readonly RoleStatus: string;
};

export type Reviewed = {
  readonly Status: string;
  readonly Public: boolean;
  readonly PayRate?: number | null;
  readonly Union?: string | null;
  readonly UnionNumber?: string | null;
  readonly CastingDirEmail?: string | null;
  readonly Submissions?: number | null;
  readonly Company?: { readonly Data: { readonly Email?: string | null } } | null;
  readonly Positions: ReadonlyArray<{ readonly Data: Position }>;
};

const ADULT_AGE = AGE_RULES.scenes.years;

const CHECKS = ["contact", "pay", "exact", "minors", "due", "union"] as const;
export type Check = { readonly name: (typeof CHECKS)[number]; readonly holds: boolean };

function domainOf(address: string | null | undefined): string {
  return address?.split("@").at(-1)?.toLowerCase() ?? "";
}

function isExact({ AdultScenes, AdultSceneDescription, Nudity, NudityDescription }: Position): boolean {
  return (!AdultScenes || Boolean(AdultSceneDescription)) && (!Nudity || Boolean(NudityDescription));
}

/** Checks that an admin would otherwise make by hand, without those that do not apply to the project. */
export function checksOf(project: Reviewed, now = new Date()): readonly Check[] {
  const positions = project.Positions.map(({ Data }) => Data);
  const exposed = positions.filter(({ AdultScenes, Nudity }) => AdultScenes || Nudity);
  const all: ReadonlyArray<Check & { readonly applies: boolean }> = [
    {
      name: "contact",
      applies: true,
      holds:
        domainOf(project.CastingDirEmail) !== "" &&
        domainOf(project.CastingDirEmail) === domainOf(project.Company?.Data.Email),
    },
    { name: "pay", applies: true, holds: positions.every((role) => rateOf(role) !== null) },
    { name: "exact", applies: exposed.length > 0, holds: exposed.every(isExact) },
    {
      name: "minors",
      applies: exposed.length > 0,
      holds: exposed.every(({ AgeRequirement }) => Number(AgeRequirement ?? 0) >= ADULT_AGE),
    },
    {
      name: "due",
      applies: positions.length > 0,
      holds: positions.every(({ SubmissionsDueBy }) => !SubmissionsDueBy || new Date(SubmissionsDueBy) > now),
    },
    { name: "union", applies: project.Union === "Union", holds: Boolean(project.UnionNumber) },
  ];
  return all.filter(({ applies }) => applies).map(({ name, holds }) => ({ name, holds }));
}

export type Consequence =
  | { readonly name: "opens"; readonly count: number }
  | { readonly name: "kept"; readonly count: number }
  | { readonly name: "listed" | "private" | "producer" };

/** The consequences of an approval, in the order in which people are affected. */
export function consequencesOf({ Status, Public, Submissions, Positions }: Reviewed): readonly Consequence[] {
  const waiting = Positions.filter(({ Data }) => Data.RoleStatus === "PendingReview").length;
  return [
    ...(waiting > 0 ? [{ name: "opens", count: waiting } as const] : []),
    ...(Status === "Pending" ? [{ name: Public ? "listed" : "private" } as const] : []),
    ...(Submissions ? [{ name: "kept", count: Submissions } as const] : []),
    { name: "producer" },
  ];
}

export type ChangeNote = "lower" | "exposed" | "dates" | "gone";

type Change = { readonly Field: string; readonly Before?: string | null; readonly After?: string | null };

/** The first number in an amount of money as formatted by the server. */
function sumOf(text: string | null | undefined): number {
  return Number.parseFloat((text ?? "").replace(/[^\d.]/g, ""));
}

/** Why a change needs attention; null if it does not. */
export function noteOf({ Field, Before, After }: Change): ChangeNote | null {
  if (["Rate", "Rate2", "PayRate"].includes(Field)) return sumOf(After) < sumOf(Before) ? "lower" : null;
  if (["Nudity", "AdultScenes"].includes(Field)) return /^(true|yes)$/i.test(After ?? "") ? "exposed" : null;
  if (Field === "Position") return After ? null : "gone";
  return /Date/.test(Field) ? "dates" : null;
}
