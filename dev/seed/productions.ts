import { AGE_RANGES, GENDERS, HAIR_COLORS } from "@callboard/catalog/appearance.ts";
import { daysFrom, dayOf, type Chance } from "./chance.ts";
import { DEMO_ADDRESSES, type Member } from "./people.ts";
import { CITIES, type City } from "./places.ts";
import { COMPANY_NAMES, PARTS, PRODUCTIONS } from "./stories.ts";

export const COMPANIES = 20;
export const PROJECTS = 60;
export const POSITIONS = 200;

export interface Company {
  readonly id: string;
  readonly name: string;
  readonly city: City;
  readonly members: readonly Member[];
  readonly createdAt: Date;
}

export type ProjectStatus = "Draft" | "Pending" | "Approved" | "Denied" | "Closed";

export interface Position {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly roleType: string;
  readonly status: "PendingReview" | "Open" | "OnHold" | "Filled" | "Closed";
  readonly quantity: number;
  readonly rateCents: number;
  readonly rateFrequency: string;
  readonly ageRange: readonly string[];
  readonly gender: readonly string[];
  readonly hairColor: readonly string[];
  readonly skills: readonly string[];
  readonly dueBy: Date;
}

export interface Slot {
  readonly id: string;
  readonly startsAt: Date;
}

export interface Project {
  readonly id: string;
  readonly company: Company;
  readonly createdBy: Member;
  readonly status: ProjectStatus;
  readonly isPublic: boolean;
  readonly name: string;
  readonly type: string;
  readonly overview: string;
  readonly union: "Union" | "Non-Union" | "Both";
  readonly city: City;
  readonly payCents: number;
  readonly filmingBegin: string;
  readonly filmingEnd: string;
  readonly createdAt: Date;
  readonly decidedAt: Date | null;
  readonly declineComment: string | null;
  readonly posterId: string;
  readonly positions: readonly Position[];
  readonly slots: readonly Slot[];
}

/** 20 companies of one to three producers; the first is the demo producer's, the second the rival's. */
export function makeCompanies(chance: Chance, now: Date): readonly Company[] {
  return Array.from({ length: COMPANIES }, (_, index) => {
    const createdAt = daysFrom(now, -chance.int(200, 900));
    const id = chance.id(createdAt);
    const members = Array.from({ length: index < 2 ? 2 : chance.int(1, 3) }, (_unused, place) =>
      makeProducer(chance, { companyId: id, createdAt, address: addressOf(index, place) }),
    );
    return {
      id,
      name: COMPANY_NAMES[index] ?? `Company ${index}`,
      city: chance.pick(CITIES),
      members,
      createdAt,
    };
  });
}

function addressOf(company: number, place: number): string {
  if (place === 0 && company === 0) return DEMO_ADDRESSES.producer;
  if (place === 0 && company === 1) return DEMO_ADDRESSES.rival;
  return `producer${company}.${place}@people.callboard.test`;
}

function makeProducer(
  chance: Chance,
  facts: { companyId: string; createdAt: Date; address: string },
): Member {
  const demo = Object.values<string>(DEMO_ADDRESSES).includes(facts.address);
  const { person } = chance.pick(chance.names);
  const named =
    facts.address === DEMO_ADDRESSES.producer
      ? ["Helena", "Marsh"]
      : facts.address === DEMO_ADDRESSES.rival
        ? ["Victor", "Stone"]
        : [person.firstName(), person.lastName()];
  return {
    id: chance.id(facts.createdAt),
    email: facts.address,
    firstName: named[0] ?? "",
    lastName: named[1] ?? "",
    role: "Production",
    bio: "",
    birthYear: 1985,
    minor: false,
    companyId: facts.companyId,
    createdAt: facts.createdAt,
    demo,
    portrait: null,
  };
}

const DENIALS = [
  "The pay of the second part is missing. Please add a rate, or say that it is unpaid.",
  "Please describe the scene that needs adult content in more detail before this can be public.",
  "The filming dates lie before the submissions are due. Please check both.",
];

function statusOf(index: number): ProjectStatus {
  if (index % 15 === 7) return "Draft";
  if (index % 10 === 4) return "Pending";
  if (index % 20 === 9) return "Denied";
  return index % 6 === 5 ? "Closed" : "Approved";
}

/** 60 projects in all states with 200 positions, spread over the companies. */
export function makeProjects(chance: Chance, now: Date, companies: readonly Company[]): readonly Project[] {
  return Array.from({ length: PROJECTS }, (_, index) => {
    const company = companies[index % COMPANIES] ?? chance.pick(companies);
    const status = statusOf(index);
    const createdAt = daysFrom(
      now,
      -chance.int(status === "Closed" ? 120 : 6, status === "Closed" ? 300 : 60),
    );
    const story = PRODUCTIONS[index % PRODUCTIONS.length] ?? chance.pick(PRODUCTIONS);
    const filmingStart = daysFrom(now, status === "Closed" ? -chance.int(20, 60) : chance.int(20, 120));
    const count =
      Math.floor(((index + 1) * POSITIONS) / PROJECTS) - Math.floor((index * POSITIONS) / PROJECTS);
    const decided = status === "Approved" || status === "Closed" || status === "Denied";
    return {
      id: chance.id(createdAt),
      company,
      createdBy: company.members[0] ?? chance.pick(company.members),
      status,
      isPublic: index % 12 !== 11,
      ...story,
      union: chance.pick(["Union", "Non-Union", "Both"] as const),
      city: chance.is(0.6) ? company.city : chance.pick(CITIES),
      payCents: chance.int(1, 40) * 5_000,
      filmingBegin: dayOf(filmingStart),
      filmingEnd: dayOf(daysFrom(filmingStart, chance.int(1, 25))),
      createdAt,
      decidedAt: decided ? daysFrom(createdAt, 2) : null,
      declineComment: status === "Denied" ? chance.pick(DENIALS) : null,
      posterId: chance.id(createdAt),
      positions: Array.from({ length: count }, (_unused, place) =>
        makePosition(chance, now, { status, createdAt, place }),
      ),
      slots: Array.from({ length: 6 }, (_unused, place) => makeSlot(chance, now, { createdAt, place })),
    };
  });
}

const ROLE_TYPES = ["Lead", "Supporting", "Co-Star", "Guest Star", "Principal", "Voice Over"] as const;

function makePosition(
  chance: Chance,
  now: Date,
  facts: { status: ProjectStatus; createdAt: Date; place: number },
): Position {
  const part = chance.pick(PARTS);
  const live =
    facts.status === "Approved"
      ? chance.pick(["Open", "Open", "Open", "Open", "OnHold"] as const)
      : facts.status === "Closed"
        ? "Closed"
        : "PendingReview";
  const first = chance.int(1, AGE_RANGES.length - 2);
  return {
    id: chance.id(facts.createdAt),
    name: part.name,
    description: part.description,
    roleType: ROLE_TYPES[facts.place] ?? chance.pick(ROLE_TYPES),
    status: facts.place === 0 && live === "OnHold" ? "Open" : live,
    quantity: chance.pick([1, 1, 1, 2, 4]),
    rateCents: chance.int(10, 120) * 1_000,
    rateFrequency: chance.pick(["Daily", "Weekly", "Flat"]),
    ageRange: AGE_RANGES.slice(first, first + chance.int(1, 2)),
    gender: chance.is(0.6) ? [chance.pick(GENDERS.slice(0, 2))] : [],
    hairColor: chance.is(0.2) ? chance.some(HAIR_COLORS, 1, 3) : [],
    skills: chance.is(0.4) ? [part.skill] : [],
    dueBy: facts.status === "Closed" ? daysFrom(now, -chance.int(30, 80)) : daysFrom(now, chance.int(4, 40)),
  };
}

function makeSlot(chance: Chance, now: Date, facts: { createdAt: Date; place: number }): Slot {
  const day = daysFrom(now, 5 + Math.floor(facts.place / 3));
  const startsAt = new Date(`${dayOf(day)}T${String(15 + (facts.place % 3)).padStart(2, "0")}:00:00Z`);
  return { id: chance.id(facts.createdAt), startsAt };
}
