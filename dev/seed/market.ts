import { createChance, daysFrom, type Chance } from "./chance.ts";
import { makeConversations, type Conversation } from "./conversations.ts";
import { busyOf, makeDates, withDates, type Dates } from "./dates/dates.ts";
import { makeDemoWeek, withSeats, withSlots } from "./dates/demo-week.ts";
import type { Album } from "./demo/album.ts";
import { withHandmade } from "./demo/handmade.ts";
import { makeRecord, type AuditEntry } from "./demo/record.ts";
import type { RoleInvitation } from "./demo/role-invitations.ts";
import { makeReels, withReels, type Reels } from "./demo/reels.ts";
import { makeDocuments, type ProjectDocument } from "./documents.ts";
import { makeInterests, type Interests } from "./interests.ts";
import { logosOf } from "./logo.ts";
import { makeMail, type Mail } from "./mail.ts";
import { makeFeatures, type Feature } from "./features.ts";
import { makeLives, type Lives } from "./lives.ts";
import { makePeople, PORTRAITS, type AgentLink, type Member, type Profile } from "./people.ts";
import { makeCompanies, makeProjects, type Company, type Project } from "./productions.ts";
import type { Face } from "./portrait/look.ts";
import { STAFF_FACES } from "./portrait/staff.ts";
import { makeSubmissions, type Submission } from "./submissions.ts";

/** The complete demo market, before anything is written. */
export interface Market {
  readonly chance: Chance;
  readonly faces: readonly Face[];
  readonly members: readonly Member[];
  readonly profiles: readonly Profile[];
  readonly links: readonly AgentLink[];
  readonly companies: readonly Company[];
  readonly projects: readonly Project[];
  /** Logo files by company. */
  readonly logos: ReadonlyMap<string, string>;
  readonly submissions: readonly Submission[];
  readonly dates: Dates;
  readonly conversations: readonly Conversation[];
  readonly features: readonly Feature[];
  readonly lives: Lives;
  readonly documents: readonly ProjectDocument[];
  readonly interests: Interests;
  readonly mail: Mail;
  readonly album: Album;
  readonly roleInvitations: readonly RoleInvitation[];
  readonly reels: Reels;
  /** Entries of the audit log. */
  readonly record: readonly AuditEntry[];
  /** Names of the drawn portraits' objects. */
  readonly portraitObjects: readonly string[];
  /** The file of a member's portrait. */
  portraitFileOf(memberId: string): string;
}

/** Creates the whole market from the fixed seed; only its dates follow `now`. */
export function makeMarket(now: Date): Market {
  const chance = createChance();
  const people = makePeople(chance, now);
  const companies = makeCompanies(chance, now);
  const projects = makeProjects(chance, now, companies);
  const submissions = makeSubmissions(chance, now, projects, people);
  const conversations = makeConversations(chance, now, submissions);
  const members = [...people.members, ...companies.flatMap((company) => company.members)];
  const files = new Map(members.map((member) => [member.id, chance.id(member.createdAt)]));
  const drawnAt = daysFrom(now, -900);
  const portraitObjects = Array.from({ length: PORTRAITS }, () => chance.id(drawnAt));
  const editor = members.find(({ role }) => role === "Admin");
  if (!editor) throw new Error("The market has no admin.");
  const portraitFileOf = (memberId: string): string => files.get(memberId) ?? memberId;
  const submitters = new Set(submissions.map(({ talent }) => talent.id));
  const market = {
    chance,
    faces: people.faces,
    members,
    profiles: people.profiles,
    links: people.links,
    companies,
    logos: logosOf(companies),
    projects,
    conversations,
    lives: makeLives(chance, now, { members, companies, portraitFileOf, submitters }),
    features: makeFeatures(chance, now, projects, editor),
    documents: makeDocuments(chance, projects),
    interests: makeInterests(chance, now, { members, projects }),
    mail: makeMail({ chance, now, members, submissions, conversations }),
    portraitObjects,
    portraitFileOf,
  };
  // Created last, so that the rest of the market is the same with and without it.
  const dates = makeDates(chance, now, { submissions, companies });
  const busy = new Set(busyOf(dates));
  const week = makeDemoWeek(chance, now, { companies, projects, submissions, busy });
  const settled = {
    ...market,
    dates,
    projects: withSlots(projects, week),
    submissions: withSeats(withDates(submissions, dates), week),
  };
  const handmade = withHandmade(chance, now, settled, new Set([...busy, ...week.seats.keys()]));
  const record = makeRecord(chance, projects, editor);
  portraitObjects.push(...STAFF_FACES.map(() => chance.id(drawnAt)));
  const { submissions: all } = handmade;
  const reels = makeReels(chance, drawnAt, { members, submissions: all, companyId: dates.companyId });
  return { ...withReels(handmade, reels), record };
}
