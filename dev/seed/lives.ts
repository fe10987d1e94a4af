import { dayOf, daysFrom, type Chance } from "./chance.ts";
import type { Member } from "./people.ts";
import type { Company } from "./productions.ts";

/** A post on a talent's profile. */
export interface Post {
  readonly id: string;
  readonly userId: string;
  readonly isPublic: boolean;
  readonly description: string;
  readonly type: "Headshot" | "Resume" | "Demo Reel";
  readonly fileIds: readonly string[];
  readonly views: number;
  readonly createdAt: Date;
}

/** Days on which a talent is not available. */
export interface BookedOut {
  readonly userId: string;
  readonly from: string;
  readonly to: string;
  readonly note: string;
}

export interface Invitation {
  readonly id: string;
  readonly companyId: string;
  readonly email: string;
  readonly owner: boolean;
  readonly invitedBy: string;
  readonly status: "Invited" | "Accepted" | "Ended";
  readonly invitedAt: Date;
  readonly decidedBy: string | null;
}

/** Reason and end of a member's suspension. */
interface Suspension {
  readonly userId: string;
  readonly reason: string;
  readonly until: Date;
}

export interface Lives {
  readonly posts: readonly Post[];
  readonly bookedOut: readonly BookedOut[];
  readonly invitations: readonly Invitation[];
  readonly suspension: Suspension;
}

const CAPTIONS = [
  "New headshots, shot in natural light this spring.",
  "The look I read for most: warm, a little tired, up for it.",
  "After the haircut. Ask me for more angles.",
  "From a session with a friend who shoots on film.",
  "Commercial look. The theatrical one is in my submissions.",
  "No retouching, as casting asked.",
] as const;
const ABSENCES = [
  "On tour",
  "Family visit",
  "Rehearsals for a play",
  "Away for a wedding",
  "Recording an audiobook",
] as const;
const SUSPENDED_FOR = "Sent the same advertisement to forty members within an hour.";

interface Sources {
  readonly members: readonly Member[];
  readonly companies: readonly Company[];
  readonly portraitFileOf: (memberId: string) => string;
  /** Ids of people with submissions, none of whom is suspended. */
  readonly submitters: ReadonlySet<string>;
}

/** Members' activities outside casting: posts, days off, invited colleagues, and one suspension. */
export function makeLives(chance: Chance, now: Date, sources: Sources): Lives {
  const talents = sources.members.filter(({ role }) => role === "Talent");
  return {
    posts: makePosts(chance, now, talents, sources.portraitFileOf),
    bookedOut: makeBookedOut(chance, now, talents),
    invitations: sources.companies.flatMap((company, place) => makeInvitations(chance, now, company, place)),
    suspension: makeSuspension(now, talents, sources.submitters),
  };
}

/** Every fifth talent with a picture posts it with a short text; the demo sign-in keeps an older post private. */
function makePosts(
  chance: Chance,
  now: Date,
  talents: readonly Member[],
  fileOf: Sources["portraitFileOf"],
): readonly Post[] {
  return talents.flatMap(({ id: userId, portrait, minor, demo, createdAt }, index) => {
    if (portrait === null || index % 5 !== 0) return [];
    const at = (days: number): Date =>
      new Date(Math.max(createdAt.getTime(), daysFrom(now, -days).getTime()));
    const post = (days: number, isPublic: boolean): Post => ({
      id: chance.id(at(days)),
      userId,
      isPublic,
      description: CAPTIONS[(index / 5 + days) % CAPTIONS.length] ?? CAPTIONS[0],
      type: "Headshot",
      fileIds: [fileOf(userId)],
      views: isPublic ? chance.int(0, 60) : 0,
      createdAt: at(days),
    });
    return demo ? [post(2, true), post(3, false)] : [post(chance.int(1, 90), !minor)];
  });
}

/** Every eighth talent is booked out for some days soon, and the demo sign-in next month. */
function makeBookedOut(chance: Chance, now: Date, talents: readonly Member[]): readonly BookedOut[] {
  return talents.flatMap(({ id: userId }, index) => {
    if (index % 8 !== 0) return [];
    const from = index === 0 ? 30 : chance.int(3, 90);
    const to = from + chance.int(0, 9);
    return [
      {
        userId,
        from: dayOf(daysFrom(now, from)),
        to: dayOf(daysFrom(now, to)),
        note: chance.pick(ABSENCES),
      },
    ];
  });
}

/** The accepted invitation of each company's second member, and for every third company a pending one. */
function makeInvitations(
  chance: Chance,
  now: Date,
  { id: companyId, members }: Company,
  place: number,
): readonly Invitation[] {
  const [founder, ...others] = members;
  if (!founder) return [];
  const made = (email: string, daysAgo: number) => ({
    id: chance.id(daysFrom(now, -daysAgo)),
    companyId,
    email,
    owner: false,
    invitedBy: founder.id,
    invitedAt: daysFrom(now, -daysAgo),
  });
  const joined = others.map(({ id, email, createdAt }) => ({
    ...made(email, Math.max(1, Math.round((now.getTime() - createdAt.getTime()) / 86_400_000))),
    status: "Accepted" as const,
    decidedBy: id,
  }));
  const open = {
    ...made(`assistant.${place}@people.callboard.test`, 3),
    status: "Invited" as const,
    decidedBy: null,
  };
  return place % 3 === 0 ? [...joined, open] : joined;
}

function makeSuspension(now: Date, talents: readonly Member[], submitters: ReadonlySet<string>): Suspension {
  const adults = talents.filter(({ demo, minor }) => !demo && !minor);
  const member = adults.find(({ id }) => !submitters.has(id)) ?? adults.at(-1);
  if (!member) throw new Error("Nobody can be suspended.");
  return { userId: member.id, reason: SUSPENDED_FOR, until: daysFrom(now, 14) };
}
