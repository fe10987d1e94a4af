import type { Chance } from "#dev/seed/chance.ts";
import { dayOf, daysFrom } from "#dev/seed/chance.ts";
import type { Company } from "#dev/seed/productions.ts";
import type { Status, Submission } from "#dev/seed/submissions.ts";

/** An avail, hold or offer for certain days. */
export interface DateRequest {
  readonly id: string;
  readonly submission: Submission;
  readonly kind: "Avail" | "FirstRefusal" | "Hold" | "Offer";
  readonly status: "Open" | "Free" | "Conditional";
  readonly dates: readonly string[];
  readonly feeCents: number | null;
  readonly terms: string | null;
  readonly message: string | null;
  readonly answer: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** A private note of casting about a person. */
interface CastingNote {
  readonly id: string;
  readonly submission: Submission;
  readonly text: string;
  readonly at: Date;
}

/** A full slot, its participants, and its waiting list in order. */
interface FullSlot {
  readonly slotId: string;
  readonly capacity: number;
  readonly inside: readonly Submission[];
  readonly waiting: readonly Submission[];
}

export interface Dates {
  readonly requests: readonly DateRequest[];
  readonly notes: readonly CastingNote[];
  readonly full: FullSlot;
  /** Names that the demo company gave to its groups, by number. */
  readonly groupNames: Readonly<Record<number, string>>;
  readonly companyId: string;
}

const NOTES = [
  "Warm on camera, and listens. See again with the daughter.",
  "Strong tape, a little young for the part.",
  "Asked about nights: fine until two.",
  "Would also suit the sister; show to the director.",
  "Great accent work. Agent says flexible on dates.",
  "Second read much better than the first.",
] as const;

/** Requests to the first submissions under consideration, one each. */
const REQUESTS = [
  { kind: "Avail", status: "Open", answer: null },
  { kind: "Avail", status: "Free", answer: "Free on all of them." },
  { kind: "FirstRefusal", status: "Open", answer: null },
  { kind: "Hold", status: "Conditional", answer: "Free, if I can leave by six on the second day." },
  { kind: "Offer", status: "Open", answer: null },
] as const;
const PLACES = 2;
const WAITING = 2;

/** Requests of the demo company and a rival, and the demo company's private notes. */
export function makeDates(
  chance: Chance,
  now: Date,
  {
    submissions,
    companies,
  }: { readonly submissions: readonly Submission[]; readonly companies: readonly Company[] },
): Dates {
  const [own] = companies;
  if (!own) throw new Error("The market has no company.");
  const live = submissions.filter(({ project, talent }) => project.status === "Approved" && !talent.demo);
  const ofDemo = live.filter(({ project }) => project.company.id === own.id);
  const selected = ofDemo.filter(({ status }) => status === "Selected");
  const elsewhere = live.filter(
    ({ status, project }) => status === "Selected" && project.company.id !== own.id,
  );
  const shared = selected.find(({ talent }) => elsewhere.some((other) => other.talent.id === talent.id));
  const rival = elsewhere.find(({ talent }) => talent.id === shared?.talent.id);
  if (!shared || !rival) throw new Error("Nobody is in consideration with two companies.");
  const others = selected.filter(({ id }) => id !== shared.id);
  const chosen = [...others.slice(0, 2), shared, ...others.slice(2, 4)];
  const requests = chosen.map((submission, place) => requestOf(chance, now, { submission, place }));
  // The company that requests after the demo company comes second for the same days.
  const behind = requestOf(chance, now, { submission: rival, place: 2, isSecond: true });
  const notes = chosen.concat(others.slice(4, 5)).map((submission, place) => {
    const at = daysFrom(now, -1 - place * 0.3);
    return { id: chance.id(at), submission, text: NOTES[place % NOTES.length] ?? NOTES[0], at };
  });
  return {
    requests: [...requests, behind],
    notes,
    full: fullSlotOf(ofDemo),
    groupNames: { 1: "Director's picks", 2: "Chemistry read" },
    companyId: own.id,
  };
}

function requestOf(
  chance: Chance,
  now: Date,
  {
    submission,
    place,
    isSecond = false,
  }: { readonly submission: Submission; readonly place: number; readonly isSecond?: boolean },
): DateRequest {
  const request = REQUESTS[place] ?? REQUESTS[0];
  const createdAt = daysFrom(now, isSecond ? -0.5 : -1);
  return {
    ...request,
    id: chance.id(createdAt),
    submission,
    // Both requests to the shared person cover the same days.
    dates: [30, 31, 32].map((ahead) => dayOf(daysFrom(now, ahead + (place === 2 ? 0 : place)))),
    feeCents: request.kind === "Hold" || request.kind === "Offer" ? 120_000 : null,
    terms: request.kind === "Offer" ? "Scale plus ten percent, three days, meals and travel." : null,
    message: request.kind === "Offer" ? null : "Are you free on these days?",
    createdAt,
    expiresAt: daysFrom(now, 21),
  };
}

/** The demo company's first slot with enough people invited to its project. */
function fullSlotOf(ofDemo: readonly Submission[]): FullSlot {
  const invited = ofDemo.filter(({ status }) => status === "AuditionRequested");
  const byProject = [...Map.groupBy(invited, ({ project }) => project.id).values()];
  const people = byProject.find((all) => all.length >= PLACES + WAITING);
  const slotId = people?.[0]?.slot?.id;
  if (!people || !slotId) throw new Error("Too few are invited to audition.");
  return {
    slotId,
    capacity: PLACES,
    inside: people.slice(0, PLACES),
    waiting: people.slice(PLACES, PLACES + WAITING),
  };
}

/** Ids of the submissions that are used here. */
export const busyOf = ({ requests, full }: Dates): readonly string[] =>
  [...requests.map(({ submission }) => submission), ...full.inside, ...full.waiting].map(({ id }) => id);

/** The submissions in their state after all of these requests. */
export function withDates(submissions: readonly Submission[], dates: Dates): readonly Submission[] {
  const kinds = new Map(dates.requests.map(({ submission, kind }) => [submission.id, kind]));
  const { inside, waiting } = dates.full;
  const inSlot = new Set(inside.map(({ id }) => id));
  const slot = inside[0]?.slot ?? null;
  const statusOf = ({ id, status }: Submission): Status => {
    if (inSlot.has(id)) return "AuditionConfirmed";
    const kind = kinds.get(id);
    return kind === undefined ? status : kind === "Offer" ? "Offered" : "Avail";
  };
  const waits = new Set(waiting.map(({ id }) => id));
  return submissions.map((submission) => ({
    ...submission,
    status: statusOf(submission),
    slot: inSlot.has(submission.id) || waits.has(submission.id) ? slot : submission.slot,
  }));
}
