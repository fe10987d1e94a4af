import { RISKS, type Risk } from "@callboard/catalog/rules/project-risks.ts";
import { rateOf } from "#ui/pay/pay-words.ts";

type Position = {
  readonly Nudity: boolean;
  readonly AdultScenes: boolean;
  readonly ForMinors: boolean;
  readonly Skills: readonly string[];
  readonly Rate?: number | null;
  readonly RateFrequency?: string | null;
};

type Queued = {
  readonly Changes?: readonly unknown[] | null;
  readonly ReviewHistory?: readonly unknown[] | null;
  readonly RiskTags?: readonly string[] | null;
  readonly Positions: ReadonlyArray<{ readonly Data: Position }>;
};

/** A fact that an admin should check, with its visual weight. */
export type QueueFlag =
  | { readonly name: "changes" | "round"; readonly tone: "cue" | "grey"; readonly count: number }
  | { readonly name: "adult" | "nudity" | `risk.${Risk}`; readonly tone: "danger" }
  | { readonly name: "minors" | "stunts" | "unpaid"; readonly tone: "cue" };

/** Flags of a role, most important first. */
const ROLE_FLAGS: ReadonlyArray<readonly [QueueFlag, (role: Position) => boolean]> = [
  [{ name: "adult", tone: "danger" }, ({ AdultScenes }) => AdultScenes],
  [{ name: "nudity", tone: "danger" }, ({ Nudity }) => Nudity],
  [{ name: "minors", tone: "cue" }, ({ ForMinors }) => ForMinors],
  [{ name: "stunts", tone: "cue" }, ({ Skills }) => Skills.some((skill) => /stunt/i.test(skill))],
  [{ name: "unpaid", tone: "cue" }, (role) => (rateOf(role)?.amount ?? 0) === 0],
];

/** What an admin should check: changes, what its own words say, its roles, and which round it is. */
export function flagsOf({ Positions, Changes, ReviewHistory, RiskTags }: Queued): readonly QueueFlag[] {
  const changes = Changes?.length ?? 0;
  const rounds = ReviewHistory?.length ?? 0;
  const roles = ROLE_FLAGS.filter(([, holds]) => Positions.some(({ Data }) => holds(Data)));
  return [
    ...(changes > 0 ? [{ name: "changes", tone: "cue", count: changes } as const] : []),
    ...RISKS.filter((risk) => RiskTags?.includes(risk)).map(
      (risk) => ({ name: `risk.${risk}`, tone: "danger" }) as const,
    ),
    ...roles.map(([flag]) => flag),
    ...(rounds > 0 ? [{ name: "round", tone: "grey", count: rounds + 1 } as const] : []),
  ];
}
