import { createChance, daysFrom, type Chance } from "./chance.ts";
import { makeConversations, type Conversation } from "./conversations.ts";
import { makeFeatures, type Feature } from "./features.ts";
import { makePeople, PORTRAITS, type AgentLink, type Member, type Profile } from "./people.ts";
import { makeCompanies, makeProjects, type Company, type Project } from "./productions.ts";
import type { Face } from "./portrait.ts";
import { makeSubmissions, type Submission } from "./submissions.ts";

/** Everything of the demo market, before anything is written. */
export interface Market {
  readonly chance: Chance;
  readonly faces: readonly Face[];
  readonly members: readonly Member[];
  readonly profiles: readonly Profile[];
  readonly links: readonly AgentLink[];
  readonly companies: readonly Company[];
  readonly projects: readonly Project[];
  readonly submissions: readonly Submission[];
  readonly conversations: readonly Conversation[];
  readonly features: readonly Feature[];
  /** Names of the drawn portraits' objects. */
  readonly portraitObjects: readonly string[];
  /** The file under which a member shows a portrait. */
  portraitFileOf(memberId: string): string;
}

/** Makes the whole market from the fixed seed; only its dates follow `now`. */
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
  return {
    chance,
    faces: people.faces,
    members,
    profiles: people.profiles,
    links: people.links,
    companies,
    projects,
    submissions,
    conversations,
    features: makeFeatures(chance, projects, editor),
    portraitObjects,
    portraitFileOf: (memberId) => files.get(memberId) ?? memberId,
  };
}
