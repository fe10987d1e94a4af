import type { TalentDashboardQuery } from "#gen/graphql.ts";

type Submission = Pick<TalentDashboardQuery["getUserSubmissions"][number], "PK" | "SK" | "Data">;

/** What a talent does next, the most pressing first. */
export type TalentStep<One> =
  | { readonly kind: "audition"; readonly submission: One }
  | { readonly kind: "agent"; readonly count: number }
  | { readonly kind: "profile"; readonly percent: number }
  | { readonly kind: "first" | "next" };

type Facts<One> = {
  readonly completeness: number;
  readonly agentsAsking: number;
  readonly submissions: readonly One[];
};

/** An audition that waits for an answer comes before everything; then an agent, then the profile, then parts. */
export function talentStep<One extends { readonly Data: { readonly BookingStatus: string } }>(
  facts: Facts<One>,
): TalentStep<One> {
  const asked = facts.submissions.find(({ Data }) => Data.BookingStatus === "AuditionRequested");
  if (asked) return { kind: "audition", submission: asked };
  if (facts.agentsAsking > 0) return { kind: "agent", count: facts.agentsAsking };
  if (facts.completeness < 100) return { kind: "profile", percent: facts.completeness };
  return { kind: facts.submissions.length === 0 ? "first" : "next" };
}

/** What a producer does next. */
export type ProducerStep<One> =
  | { readonly kind: "company" | "create" }
  | { readonly kind: "mend" | "draft"; readonly project: One }
  | { readonly kind: "review"; readonly project: One; readonly count: number };

type ProjectFacts = { readonly Data: { readonly Status: string; readonly Submissions?: number | null } };

/** No company, then what an admin sent back, then submissions to read, then drafts, then a new project. */
export function producerStep<One extends ProjectFacts>(
  hasCompany: boolean,
  projects: readonly One[],
): ProducerStep<One> {
  if (!hasCompany) return { kind: "company" };
  const denied = projects.find(({ Data }) => Data.Status === "Denied");
  if (denied) return { kind: "mend", project: denied };
  const open = projects.filter(({ Data }) => Data.Status === "Approved" && (Data.Submissions ?? 0) > 0);
  const count = open.reduce((sum, { Data }) => sum + (Data.Submissions ?? 0), 0);
  const busiest = open.toSorted((a, b) => (b.Data.Submissions ?? 0) - (a.Data.Submissions ?? 0))[0];
  if (busiest) return { kind: "review", project: busiest, count };
  const draft = projects.find(({ Data }) => Data.Status === "Draft");
  return draft ? { kind: "draft", project: draft } : { kind: "create" };
}

/** Auditions that are still ahead, the nearest first. */
export function upcomingAuditions<One extends Submission>(
  submissions: readonly One[],
  now: number,
): readonly One[] {
  const ahead = submissions.filter(({ Data }) => {
    const planned = Data.BookingStatus === "AuditionConfirmed" || Data.BookingStatus === "AuditionRequested";
    return (
      planned &&
      Data.Audition !== null &&
      Data.Audition !== undefined &&
      Date.parse(Data.Audition.Data.StartsAt) > now
    );
  });
  const start = ({ Data }: One) => Date.parse(Data.Audition?.Data.StartsAt ?? "");
  return ahead.toSorted((a, b) => start(a) - start(b));
}
