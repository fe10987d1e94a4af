import { instantOf } from "@callboard/projects/domain/schedule/zoned-time.ts";
import { AGE_RANGES, GENDERS, HAIR_COLORS } from "@callboard/catalog/appearance.ts";
import { daysFrom, dayOf, type Chance } from "./chance.ts";
import { DEMO_ADDRESSES, PORTRAITS, type Member } from "./people.ts";
import { CITIES, type City } from "./places.ts";
import { staffPlace } from "./portrait/staff.ts";
import { COMPANY_NAMES } from "./stories.ts";
import { PARTS, type Part } from "./texts/parts.ts";
import { PRODUCTIONS } from "./texts/productions.ts";

const COMPANIES = 20;
const PROJECTS = 60;
const POSITIONS = 200;

export interface Company {
  readonly id: string;
  readonly name: string;
  readonly city: City;
  readonly members: readonly Member[];
  readonly createdAt: Date;
}

type ProjectStatus = "Draft" | "Pending" | "Approved" | "Denied" | "Closed";

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
  /** When it was submitted; null if it never was. */
  readonly submittedAt: Date | null;
  readonly decidedAt: Date | null;
  readonly declineComment: string | null;
  /** Its history before the current state. */
  readonly history: "plain" | "taken down" | "withdrawn";
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
    portrait: portraitOf(facts.address),
  };
}

function portraitOf(address: string): number | null {
  if (address === DEMO_ADDRESSES.producer) return PORTRAITS + staffPlace("producer");
  return address === DEMO_ADDRESSES.rival ? PORTRAITS + staffPlace("rival") : null;
}

const DENIALS = [
  "The pay of the second part is missing. Please add a rate, or say that it is unpaid.",
  "Taken down: performers report that the address is a private flat. Please name the real place.",
  "Please describe the scene that needs adult content in more detail before this can be public.",
  "The filming dates lie before the submissions are due. Please check both.",
];

function statusOf(index: number): ProjectStatus {
  if (index % 15 === 7) return "Draft";
  if (index % 10 === 4) return "Pending";
  if (index % 20 === 9) return "Denied";
  return index % 6 === 5 ? "Closed" : "Approved";
}

/** Denied projects are twenty apart, each with its own reason. */
function denialOf(index: number): string {
  return DENIALS[Math.floor(index / 20) % DENIALS.length] ?? "";
}

/** A project that was approved before it was denied, and drafts that were submitted and withdrawn. */
function historyOf(index: number): Project["history"] {
  if (index === 29) return "taken down";
  return index === 22 || index === 52 ? "withdrawn" : "plain";
}

/** Companies of projects out of the usual rotation, so that the demo producer has one in every state. */
const OWNERS: Readonly<Record<number, number>> = { 5: 0, 7: 0, 14: 0, 49: 0 };
const ownerOf = (index: number): number => OWNERS[index] ?? index % COMPANIES;

/** 60 projects in all states with 200 positions, spread over the companies. */
export function makeProjects(chance: Chance, now: Date, companies: readonly Company[]): readonly Project[] {
  return Array.from({ length: PROJECTS }, (_, index) => {
    const company = companies[ownerOf(index)] ?? chance.pick(companies);
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
    return onItsClock({
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
      submittedAt: submittedOf(now, { index, status, createdAt }),
      decidedAt: decided ? daysFrom(createdAt, 2) : null,
      declineComment: status === "Denied" ? denialOf(index) : null,
      history: historyOf(index),
      posterId: chance.id(createdAt),
      positions: Array.from({ length: count }, (_unused, place) =>
        makePosition(chance, now, { status, createdAt, place, part: partOf(index, place) }),
      ),
      slots: Array.from({ length: 6 }, (_unused, place) =>
        makeSlot(chance, now, { createdAt, index, place }),
      ),
    });
  });
}

/** Pending projects have waited for hours or a few days; the oldest is about to exceed the promised three days. */
function submittedOf(
  now: Date,
  { index, status, createdAt }: { index: number; status: ProjectStatus; createdAt: Date },
): Date | null {
  if (status === "Pending") return daysFrom(now, -0.3 - 0.5 * Math.floor(index / 10));
  return status === "Draft" && historyOf(index) === "plain" ? null : createdAt;
}

const DUE_AT = "18:00";

/** Converts the project's times from UTC to its city's zone; submissions close in the evening. */
function onItsClock(project: Project): Project {
  const { zone } = project.city;
  const at = (moment: Date, time = moment.toISOString().slice(11, 16)): Date =>
    instantOf({ date: dayOf(moment), time, zone });
  return {
    ...project,
    positions: project.positions.map((position) => ({ ...position, dueBy: at(position.dueBy, DUE_AT) })),
    slots: project.slots.map((slot) => ({ ...slot, startsAt: at(slot.startsAt) })),
  };
}

const ROLE_TYPES = ["Lead", "Supporting", "Co-Star", "Guest Star", "Principal", "Voice Over"] as const;

/** Parts rotate, so that a name recurs after ten projects and never within one. */
function partOf(project: number, place: number): Part {
  const part = PARTS[(project * 4 + place) % PARTS.length];
  if (!part) throw new Error("The market has no parts.");
  return part;
}

function makePosition(
  chance: Chance,
  now: Date,
  facts: { status: ProjectStatus; createdAt: Date; place: number; part: Part },
): Position {
  const { part } = facts;
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

function makeSlot(chance: Chance, now: Date, facts: { createdAt: Date; index: number; place: number }): Slot {
  const day = daysFrom(now, 5 + Math.floor(facts.place / 3));
  // In working hours, without two productions of a company at the same time.
  const hour = 10 + (facts.index % 4) + (facts.place % 3);
  const minutes = hour * 60 + Math.floor(facts.index / COMPANIES) * 20;
  const startsAt = new Date(Date.parse(dayOf(day)) + minutes * 60_000);
  return { id: chance.id(facts.createdAt), startsAt };
}
