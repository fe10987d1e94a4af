import {
  AGE_RANGES,
  ETHNICITIES,
  EYE_COLORS,
  HAIR_COLORS,
  type HeightRange,
  LANGUAGES,
} from "@callboard/catalog/appearance.ts";
import { TRAVEL_PREFERENCES } from "@callboard/catalog/people.ts";
import { SKILLS } from "@callboard/catalog/skills.ts";
import { daysFrom, type Chance } from "./chance.ts";
import { CITIES, type City } from "./places.ts";
import type { Face } from "./portrait/look.ts";
import { STAFF_FACES, staffPlace } from "./portrait/staff.ts";

/** Number of drawn portraits, shared among the remaining talent. */
export const PORTRAITS = 320;
const TALENTS = 2_000;
const AGENTS = 24;

/** Password of the demo sign-ins, the only members with an account at the identity provider. */
export const DEMO_PASSWORD = "callboard-demo";
export const DEMO_ADDRESSES = {
  talent: "talent@callboard.test",
  agent: "agent@callboard.test",
  producer: "producer@callboard.test",
  admin: "admin@callboard.test",
  rival: "rival@callboard.test",
} as const;

export interface Member {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: "Talent" | "Agent" | "Production" | "Admin";
  readonly bio: string;
  readonly birthYear: number;
  readonly minor: boolean;
  readonly companyId: string | null;
  readonly createdAt: Date;
  readonly demo: boolean;
  /** Index of the drawn portrait; null for people without one. */
  readonly portrait: number | null;
}

/** A talent's professional profile. */
export interface Profile {
  readonly userId: string;
  readonly face: Face;
  readonly heightRange: string;
  readonly languages: readonly string[];
  readonly skills: readonly string[];
  readonly unions: readonly string[];
  readonly travel: string;
  readonly city: City;
  readonly showEthnicity: boolean;
}

export interface AgentLink {
  readonly id: string;
  readonly agentId: string;
  readonly talentId: string;
  readonly status: "Linked" | "Invited";
  readonly at: Date;
}

export interface People {
  readonly faces: readonly Face[];
  readonly members: readonly Member[];
  readonly profiles: readonly Profile[];
  readonly links: readonly AgentLink[];
}

const PERFORMING = SKILLS.filter((skill) =>
  /Danc|Sing|Guitar|Piano|Fenc|Box|Stunt|Comed|Improv|Voice|Actor|Equestrian|Ballet|Juggl|Martial|Accent|Narrat|Model|Host|Puppet|Swim|Yoga|Violin|Drum/.test(
    skill,
  ),
);
const CREDITS = [
  "two seasons of regional theatre",
  "a national commercial",
  "three short films",
  "a web series",
  "student films",
  "a touring musical",
  "voice work for games",
  "improv every week",
];
const TRAINING = [
  "studied at a conservatory",
  "trained with a working casting coach",
  "learned on the job",
  "holds a BFA",
  "came from dance",
  "came from stand-up",
];

const DARK = ["Black", "Brown", "Brunette"];
const DARK_EYES = ["Black", "Brown", "Hazel"];

/** Hair colors that occur at an age and with a background, in the catalog's terms. */
function hairsOf({ ageRange, ethnicity }: Pick<Face, "ageRange" | "ethnicity">): readonly string[] {
  const young = HAIR_COLORS.filter((hair) => hair !== "Grey" && hair !== "White");
  const own = ethnicity === "White" ? young : ethnicity === "Latino" ? [...DARK, "Auburn"] : DARK;
  if (ageRange === "Over 60") return ["Grey", "White", "Grey"];
  return ageRange === "46-60" ? [...own, "Grey"] : own;
}

/** The demo talent fits most roles. */
const DEMO_FACE = { ageRange: "30-45", hair: "Black" } as const;

export function drawFaces(chance: Chance): readonly Face[] {
  return Array.from({ length: PORTRAITS }, (_, index) => {
    const ageRange = chance.pick(AGE_RANGES.filter((range) => range !== "Under 12"));
    const ethnicity = chance.pick(ETHNICITIES);
    const drawn = {
      gender: index % 20 === 10 ? "Other" : index % 2 === 0 ? "Female" : "Male",
      hair: chance.pick(hairsOf({ ageRange, ethnicity })),
      eyes: chance.pick(ethnicity === "White" ? EYE_COLORS : DARK_EYES),
      ageRange,
      ethnicity,
    } as const;
    return index === 0 ? { ...drawn, ...DEMO_FACE } : drawn;
  });
}

function nameOf(chance: Chance, gender: Face["gender"] | null): { firstName: string; lastName: string } {
  const { person } = chance.pick(chance.names);
  const sex = gender === "Male" ? "male" : gender === "Female" ? "female" : undefined;
  return { firstName: person.firstName(sex), lastName: person.lastName() };
}

const AGES: Readonly<Record<string, readonly [number, number]>> = {
  "13-21": [18, 21],
  "22-30": [22, 30],
  "30-45": [31, 45],
  "46-60": [46, 60],
  "Over 60": [61, 78],
};

/** Days since the first and the last talent joined, with some variation by index. */
const JOINED = { first: 700, last: 3, about: 20 } as const;

/** People with the same face join months apart, so that they are not listed next to each other among the newest. */
const joinedDaysAgo = (index: number): number =>
  Math.round(JOINED.first - ((JOINED.first - JOINED.last) * index) / TALENTS);

function makeTalent(
  chance: Chance,
  now: Date,
  index: number,
  face: Face,
): { member: Member; profile: Profile } {
  const demo = index === 0;
  const { firstName, lastName } = demo ? DEMO_TALENT : nameOf(chance, face.gender);
  const createdAt = daysFrom(now, -(joinedDaysAgo(index) + chance.int(0, JOINED.about)));
  const id = chance.id(createdAt);
  const [youngest, oldest] = AGES[face.ageRange] ?? [22, 60];
  const minor = index > 0 && index % 97 === 0;
  const age = minor ? chance.int(13, 17) : chance.int(youngest, oldest);
  const city = chance.pick(CITIES);
  const address = `${index}.${lastName.toLowerCase().replace(/[^a-z]/g, "")}@people.callboard.test`;
  const member: Member = {
    id,
    email: demo ? DEMO_ADDRESSES.talent : address,
    firstName,
    lastName,
    role: "Talent",
    bio: `${firstName} ${chance.pick(TRAINING)}, with ${chance.some(CREDITS, 1, 2).join(" and ")}. Based in ${city.name}.`,
    birthYear: now.getUTCFullYear() - age - 1,
    minor,
    companyId: null,
    createdAt,
    demo,
    portrait: demo || chance.is(0.97) ? index % PORTRAITS : null,
  };
  return { member, profile: makeProfile(chance, member, { face, city }) };
}

const DEMO_TALENT = { firstName: "Maya", lastName: "Okafor" };
const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== "English");

/** Heights, approximately as frequent as in reality. */
const HEIGHTS: Readonly<Record<Face["gender"], readonly HeightRange[]>> = {
  Female: ["really-short", "short", "short", "short", "average"],
  Male: ["short", "average", "average", "average", "tall"],
  Other: ["short", "average"],
};

function makeProfile(chance: Chance, member: Member, { face, city }: { face: Face; city: City }): Profile {
  return {
    userId: member.id,
    face: member.minor ? { ...face, ageRange: "13-21" } : face,
    heightRange: chance.pick(HEIGHTS[face.gender]),
    languages: ["English", ...chance.some(OTHER_LANGUAGES, 0, 2)],
    skills: chance.some(PERFORMING, 2, 8),
    unions: chance.is(0.45) ? chance.some(["SAG-AFTRA", "AEA", "ACTRA", "Equity UK"], 1, 2) : [],
    travel: chance.pick(TRAVEL_PREFERENCES),
    city,
    showEthnicity: member.demo || chance.is(0.5),
  };
}

function makeAgent(chance: Chance, now: Date, index: number): Member {
  const demo = index === 0;
  const { firstName, lastName } = demo ? { firstName: "Jonas", lastName: "Weber" } : nameOf(chance, null);
  const createdAt = daysFrom(now, -chance.int(60, 900));
  return {
    id: chance.id(createdAt),
    email: demo ? DEMO_ADDRESSES.agent : `agent${index}@people.callboard.test`,
    firstName,
    lastName,
    role: "Agent",
    bio: `Represents actors for screen and stage in ${chance.pick(CITIES).name}.`,
    birthYear: now.getUTCFullYear() - chance.int(28, 60),
    minor: false,
    companyId: null,
    createdAt,
    demo,
    portrait: demo ? PORTRAITS + staffPlace("agent") : null,
  };
}

/** 2,000 talent with their profiles, agents with their clients, and the admins. */
export function makePeople(chance: Chance, now: Date): People {
  const faces = drawFaces(chance);
  const talents = Array.from({ length: TALENTS }, (_, index) =>
    makeTalent(chance, now, index, faces[index % PORTRAITS] ?? chance.pick(faces)),
  );
  const agents = Array.from({ length: AGENTS }, (_, index) => makeAgent(chance, now, index));
  const admin: Member = {
    ...makeAgent(chance, now, 1),
    id: chance.id(daysFrom(now, -900)),
    email: DEMO_ADDRESSES.admin,
    firstName: "Grace",
    lastName: "Lindqvist",
    role: "Admin",
    bio: "",
    demo: true,
    portrait: PORTRAITS + staffPlace("admin"),
  };
  const links = talents.flatMap(({ member }, index): AgentLink[] => {
    // The demo agent represents the second to the ninth talent, and has a pending request to the first.
    const agent = index <= 8 ? agents[0] : index % 3 === 0 ? agents[1 + (index % (AGENTS - 1))] : undefined;
    if (!agent) return [];
    const at = daysFrom(now, -chance.int(2, 200));
    return [
      {
        id: chance.id(at),
        agentId: agent.id,
        talentId: member.id,
        status: index === 0 ? "Invited" : "Linked",
        at,
      },
    ];
  });
  return {
    faces: [...faces, ...STAFF_FACES],
    members: [...talents.map(({ member }) => member), ...agents, admin],
    profiles: talents.map(({ profile }) => profile),
    links,
  };
}
