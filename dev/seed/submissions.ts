import { daysFrom, type Chance } from "./chance.ts";
import type { Member, People } from "./people.ts";
import type { Position, Project, Slot } from "./productions.ts";
import { NOTES } from "./stories.ts";

const SUBMISSIONS = 8_000;

export type Status =
  | "Submitted"
  | "Viewed"
  | "Selected"
  | "AuditionRequested"
  | "AuditionConfirmed"
  | "Auditioned"
  | "Callback"
  | "Avail"
  | "Offered"
  | "Booked"
  | "NotBooked"
  | "Withdrawn";

/** The path to each status, so that every submission has a possible history. */
export const PATHS: Readonly<Record<Status, readonly Status[]>> = {
  Submitted: ["Submitted"],
  Viewed: ["Submitted", "Viewed"],
  Selected: ["Submitted", "Viewed", "Selected"],
  AuditionRequested: ["Submitted", "Viewed", "Selected", "AuditionRequested"],
  AuditionConfirmed: ["Submitted", "Viewed", "Selected", "AuditionRequested", "AuditionConfirmed"],
  Auditioned: ["Submitted", "Viewed", "Selected", "AuditionRequested", "AuditionConfirmed", "Auditioned"],
  Callback: [
    "Submitted",
    "Viewed",
    "Selected",
    "AuditionRequested",
    "AuditionConfirmed",
    "Auditioned",
    "Callback",
  ],
  Booked: [
    "Submitted",
    "Viewed",
    "Selected",
    "AuditionRequested",
    "AuditionConfirmed",
    "Auditioned",
    "Booked",
  ],
  Avail: ["Submitted", "Viewed", "Selected", "Avail"],
  Offered: ["Submitted", "Viewed", "Selected", "Offered"],
  NotBooked: ["Submitted", "Viewed", "NotBooked"],
  Withdrawn: ["Submitted", "Withdrawn"],
};

export interface Submission {
  readonly id: string;
  readonly project: Project;
  readonly position: Position;
  readonly talent: Member;
  /** The talent, or the agent who submitted for them. */
  readonly createdBy: Member;
  readonly note: string;
  readonly status: Status;
  readonly at: Date;
  readonly slot: Slot | null;
  /** Deadline for answering an audition request, if not one day before the audition. */
  readonly answerBy?: Date;
  /** 1 to 5, or none. */
  readonly group: number | null;
}

const WITH_SLOT: readonly Status[] = [
  "AuditionRequested",
  "AuditionConfirmed",
  "Auditioned",
  "Callback",
  "Booked",
];
const EARLY: readonly Status[] = [
  "Submitted",
  "Submitted",
  "Submitted",
  "Submitted",
  "Viewed",
  "Viewed",
  "Viewed",
  "Selected",
  "Selected",
  "AuditionRequested",
  "NotBooked",
  "Withdrawn",
];
const ANSWERED: readonly Status[] = ["NotBooked", "NotBooked", "NotBooked", "Withdrawn"];

/** 8,000 submissions to positions that accept or accepted them, one per person and position. */
export function makeSubmissions(
  chance: Chance,
  now: Date,
  projects: readonly Project[],
  people: People,
): readonly Submission[] {
  const talents = people.members.filter(({ role, minor }) => role === "Talent" && !minor);
  const agents = agentsOf(people);
  const open = projects.flatMap((project) =>
    (project.status === "Approved" || project.status === "Closed" ? project.positions : []).map(
      (position) => ({ project, position }),
    ),
  );
  const taken = new Set<string>();
  const made: Submission[] = [];
  for (let round = 0; made.length < SUBMISSIONS; round += 1) {
    const target = open[round % open.length];
    // The demo talent submits to a few positions; everyone else at random.
    const talent = round < 6 ? talents[0] : chance.pick(talents.slice(1));
    if (!target || !talent || taken.has(`${target.position.id}${talent.id}`)) continue;
    taken.add(`${target.position.id}${talent.id}`);
    made.push(
      makeSubmission(chance, now, {
        ...target,
        talent,
        represented: agents.get(talent.id),
        demo: round < 6 ? round : null,
      }),
    );
  }
  return settleBookings(made);
}

interface Representation {
  readonly agent: Member;
  readonly since: Date;
}

/** Each represented person's agent. */
function agentsOf({ members, links }: People): ReadonlyMap<string, Representation> {
  const byId = new Map(members.map((member) => [member.id, member]));
  const linked = links.flatMap(({ agentId, talentId, status, at: since }) => {
    const agent = byId.get(agentId);
    return status === "Linked" && agent ? [[talentId, { agent, since }] as const] : [];
  });
  return new Map(linked);
}

function makeSubmission(
  chance: Chance,
  now: Date,
  facts: {
    project: Project;
    position: Position;
    talent: Member;
    represented: Representation | undefined;
    demo: number | null;
  },
): Submission {
  const { project, position, talent, represented } = facts;
  const closed = project.status === "Closed";
  const earliest = project.decidedAt ?? project.createdAt;
  const span = (Math.min(now.getTime(), position.dueBy.getTime()) - earliest.getTime()) / 86_400_000;
  const at = daysFrom(earliest, Math.max(0.01, span * chance.int(1, 99) * 0.01));
  const status =
    facts.demo === 0 ? "Selected" : facts.demo === 1 ? "Viewed" : chance.pick(closed ? ANSWERED : EARLY);
  const byAgent = represented !== undefined && represented.since < at && chance.is(0.6);
  return {
    id: chance.id(at),
    project,
    position,
    talent,
    createdBy: byAgent ? represented.agent : talent,
    note: chance.pick(NOTES),
    status,
    at,
    slot: WITH_SLOT.includes(status) ? chance.pick(project.slots) : null,
    group: status === "Selected" ? chance.int(1, 5) : null,
  };
}

/** In closed projects, as many people as wanted are booked, in order of submission. */
function settleBookings(submissions: readonly Submission[]): readonly Submission[] {
  const booked = new Map<string, number>();
  return submissions.map((submission) => {
    const { position, project, status } = submission;
    const count = booked.get(position.id) ?? 0;
    if (project.status !== "Closed" || status === "Withdrawn" || count >= position.quantity)
      return submission;
    booked.set(position.id, count + 1);
    return { ...submission, status: "Booked", slot: project.slots[count % project.slots.length] ?? null };
  });
}
