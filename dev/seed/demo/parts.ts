import { instantOf } from "@callboard/projects/domain/schedule/zoned-time.ts";
import { daysFrom, dayOf, type Chance } from "#dev/seed/chance.ts";
import { talkAbout, type Conversation } from "#dev/seed/conversations.ts";
import type { DateRequest } from "#dev/seed/dates/dates.ts";
import type { DemoNotice } from "#dev/seed/mail.ts";
import type { Member, Profile } from "#dev/seed/people.ts";
import { dayIn } from "#dev/seed/places.ts";
import type { Company, Project } from "#dev/seed/productions.ts";
import { PATHS, type Status, type Submission } from "#dev/seed/submissions.ts";

/** Submissions of the demo talent and the demo agent's clients beyond the random ones. */
export interface DemoParts {
  /**
   * Replacements by the id of the replaced submission, so that the number of submissions per position is unchanged.
   */
  readonly submissions: ReadonlyMap<string, Submission>;
  readonly requests: readonly DateRequest[];
  readonly conversations: readonly Conversation[];
  readonly notices: readonly DemoNotice[];
}

interface Given {
  readonly companies: readonly Company[];
  readonly submissions: readonly Submission[];
  readonly profiles: readonly Profile[];
  readonly talent: Member;
  /** Clients of the demo agent. */
  readonly clients: readonly Member[];
  readonly agent: Member;
  /** Submissions already used elsewhere in the market. */
  readonly busy: ReadonlySet<string>;
  /** Members referred to elsewhere in the market. */
  readonly known: ReadonlySet<string>;
}

interface Wish {
  readonly who: Member;
  readonly by: Member;
  readonly from: Status;
  readonly to: Status;
  /** Asked for dates that are not answered yet. */
  readonly request?: DateRequest["kind"];
}

const DAYS_TO_ANSWER = [1, 2, 3, 4] as const;
const ANSWER_AT = "18:00";

/** The evening in the project's city, this many days from now. */
function eveningIn({ city: { zone } }: Project, now: Date, days: number): Date {
  return instantOf({ date: dayIn(zone, daysFrom(now, days)), time: ANSWER_AT, zone });
}

/** Time of submission that makes its last transition recent; finished ones are unchanged. */
function sentAt(now: Date, { at, project }: Submission, to: Status, place: number): Date {
  if (project.status === "Closed") return at;
  return daysFrom(now, -0.5 - 0.3 * place - LATEST_MOVE_DAYS * (PATHS[to].length - 1));
}
const LATEST_MOVE_DAYS = 0.2;

/** Each is for a production of another company, never one of the demo's producers. */
export function makeDemoParts(chance: Chance, now: Date, given: Given): DemoParts {
  const { talent, agent, clients } = given;
  const self = { who: talent, by: talent };
  const client = (place: number): Pick<Wish, "who" | "by"> => ({
    who: clients[place % clients.length] ?? talent,
    by: agent,
  });
  const wishes: readonly Wish[] = [
    { ...self, from: "Selected", to: "Avail", request: "Avail" },
    { ...self, from: "AuditionRequested", to: "AuditionConfirmed" },
    { ...self, from: "Selected", to: "Selected" },
    { ...self, from: "Viewed", to: "Viewed" },
    { ...self, from: "Booked", to: "Booked" },
    { ...self, from: "NotBooked", to: "NotBooked" },
    { ...client(0), from: "AuditionRequested", to: "AuditionRequested" },
    { ...client(1), from: "AuditionRequested", to: "AuditionRequested" },
    { ...client(2), from: "Selected", to: "Avail", request: "FirstRefusal" },
    { ...client(3), from: "AuditionRequested", to: "AuditionConfirmed" },
  ];
  const companies = new Set(given.companies.slice(0, 2).map(({ id }) => id));
  const made = wishes.map((wish, place) => {
    const former = formerOf(given, companies, wish);
    companies.add(former.project.company.id);
    const answerBy = eveningIn(former.project, now, DAYS_TO_ANSWER[place % DAYS_TO_ANSWER.length] ?? 1);
    const submission: Submission = {
      ...former,
      talent: wish.who,
      createdBy: wish.by,
      status: wish.to,
      at: sentAt(now, former, wish.to, place % 6),
      ...(wish.to === "AuditionRequested" ? { answerBy } : {}),
    };
    return { former, submission, answerBy, wish };
  });
  const own = made.filter(({ wish }) => wish.who.id === talent.id).map(({ submission }) => submission);
  return {
    submissions: new Map(made.map(({ former, submission }) => [former.id, submission])),
    requests: made.flatMap(({ submission, answerBy, wish }) =>
      wish.request ? [requestOf(chance, now, { submission, kind: wish.request, expiresAt: answerBy })] : [],
    ),
    conversations: own.slice(0, TALKS.length).map((one, place) => talkOf(chance, now, one, place)),
    notices: own.slice(0, 2).map((one, place) => noticeOf(chance, now, one, place)),
  };
}

/** A submission in the wanted state for a position that the person fits and has not submitted for. */
function formerOf(given: Given, companies: ReadonlySet<string>, { who, from }: Wish): Submission {
  const face = given.profiles.find(({ userId }) => userId === who.id)?.face;
  const taken = new Set(
    given.submissions.filter(({ talent }) => talent.id === who.id).map(({ position }) => position.id),
  );
  const found = given.submissions.find(
    ({ id, status, project, position, talent }) =>
      status === from &&
      !given.busy.has(id) &&
      !given.known.has(talent.id) &&
      !companies.has(project.company.id) &&
      !taken.has(position.id) &&
      (position.gender.length === 0 || (face !== undefined && position.gender.includes(face.gender))),
  );
  if (!found) throw new Error(`Nobody can make room for ${who.email} as ${from}.`);
  return found;
}

function requestOf(
  chance: Chance,
  now: Date,
  {
    submission,
    kind,
    expiresAt,
  }: {
    readonly submission: Submission;
    readonly kind: DateRequest["kind"];
    readonly expiresAt: Date;
  },
): DateRequest {
  const createdAt = daysFrom(now, -0.6);
  return {
    id: chance.id(createdAt),
    submission,
    kind,
    status: "Open",
    dates: [19, 20, 21].map((ahead) => dayOf(daysFrom(now, ahead))),
    feeCents: 180_000,
    terms: null,
    message: "Are you free on these days?",
    answer: null,
    createdAt,
    expiresAt,
  };
}

/** Messages with the first of those; the newest is unread. */
const TALKS = [
  [
    "We would love to keep you in mind for three days in December. The dates are in your requests; could you answer by tomorrow?",
  ],
  [
    "Thank you for your tape. The director asked to see you in person.",
    "That's lovely news. I've confirmed the time, and I'll bring the second scene as well.",
    "Perfect. The room is on the second floor; ring the second bell.",
  ],
  [
    "You are on our list for the read-through with the lead. We decide early next week.",
    "Thank you for telling me. I'm in town all week.",
  ],
] as const;

function talkOf(chance: Chance, now: Date, submission: Submission, place: number): Conversation {
  const texts = TALKS[place % TALKS.length] ?? TALKS[0];
  const start = daysFrom(now, -0.4 - place * 0.9);
  return { ...talkAbout(chance, submission, { start, gap: 0.1, texts }), unread: place === 0 ? 1 : 0 };
}

function noticeOf(
  chance: Chance,
  now: Date,
  { project, position, talent, status }: Submission,
  place: number,
): DemoNotice {
  const at = daysFrom(now, -0.5 - place);
  const isAvail = status === "Avail";
  return {
    id: chance.id(at),
    userId: talent.id,
    happening: isAvail ? "avail-requested" : "audition-confirmed",
    kind: isAvail ? "Availability" : "AuditionChange",
    facts: {
      projectId: project.id,
      positionId: position.id,
      userId: talent.id,
      project: project.name,
      role: position.name,
    },
    count: 1,
    at,
    read: false,
  };
}

/** The submissions including those. */
export function withParts(submissions: readonly Submission[], parts: DemoParts): readonly Submission[] {
  return submissions.map((submission) => parts.submissions.get(submission.id) ?? submission);
}
