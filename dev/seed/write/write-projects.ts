import type { Places } from "#dev/start/settings.ts";
import type { Feature } from "#dev/seed/features.ts";
import type { Market } from "#dev/seed/market.ts";
import type { Position, Project, Slot } from "#dev/seed/productions.ts";
import { insertRows, withDatabase, type Row } from "./rows.ts";
import type { Submission } from "#dev/seed/submissions.ts";

/** Submissions that stand, and those that are booked, of a project or position. */
interface Count {
  readonly submissions: number;
  readonly cast: number;
}

function countSubmissions(market: Market): (id: string) => Count {
  const counts = new Map<string, Count>();
  const add = (id: string, booked: boolean): void => {
    const { submissions, cast } = counts.get(id) ?? { submissions: 0, cast: 0 };
    counts.set(id, { submissions: submissions + 1, cast: cast + Number(booked) });
  };
  for (const { project, position, status } of market.submissions) {
    if (status === "Withdrawn") continue;
    add(project.id, false);
    add(position.id, status === "Booked");
  }
  return (id) => counts.get(id) ?? { submissions: 0, cast: 0 };
}

const hasReview = ({ decidedAt }: Project): boolean => decidedAt !== null;

function addressOf({ city }: Project): Row {
  const point = { lat: city.lat, lon: city.lon };
  return {
    addressLine1: "100 Main Street",
    addressLine2: null,
    city: city.name,
    state: city.state,
    zipcode: null,
    point,
  };
}

function projectRow(project: Project, counts: Count): Row {
  const draft = project.status === "Draft";
  return {
    id: project.id,
    company_id: project.company.id,
    created_by: project.createdBy.id,
    status: project.status,
    version: 1,
    revision: 1,
    round: draft ? 0 : 1,
    last_completed_step: draft ? 3 : 5,
    decline_comment: project.declineComment,
    submitted_at: draft ? null : project.createdAt,
    approved_at: project.status === "Denied" ? null : project.decidedAt,
    closed_date: project.status === "Closed" ? project.filmingEnd : null,
    changed_since_approval: false,
    media_ids: [project.posterId],
    supporting_doc_ids: [],
    project_views: project.status === "Approved" ? counts.submissions * 3 : 0,
    submissions: counts.submissions,
    name: project.name,
    description: `${project.overview} We are casting now and answer everyone.`,
    project_type: project.type,
    project_overview: project.overview,
    date: project.filmingBegin,
    pay_rate: project.payCents,
    est_project_budget: project.payCents * 100,
    number_roles: project.positions.length,
    union: project.union,
    union_type: project.union === "Non-Union" ? null : "SAG-AFTRA",
    public: project.isPublic,
    skills: [],
    contact_information: `${project.company.name}, casting office`,
    casting_dir_name: `${project.createdBy.firstName} ${project.createdBy.lastName}`,
    casting_dir_phone: "+12125550142",
    casting_dir_email: project.createdBy.email,
    location: project.city.name,
    location_city: project.city.name,
    location_state: project.city.state,
    filming_address: addressOf(project),
    filming_type: "On Location",
    filming_begin_date: project.filmingBegin,
    filming_end_date: project.filmingEnd,
  };
}

function positionRow(project: Project, position: Position, counts: Count): Row {
  return {
    id: position.id,
    project_id: project.id,
    created_by: project.createdBy.id,
    role_status: position.status,
    version: 1,
    cast: counts.cast,
    submissions: counts.submissions,
    position_name: position.name,
    position_type: "Cast",
    position_sub_type: position.roleType,
    role_type: position.roleType,
    union: project.union,
    quantity: position.quantity,
    description: position.description,
    rate: position.rateCents,
    rate_frequency: position.rateFrequency,
    age_range: position.ageRange,
    gender: position.gender,
    height_range: [],
    eye_color: [],
    hair_color: position.hairColor,
    languages: [],
    ethnicity: [],
    skills: position.skills,
    adult_scenes: false,
    nudity: false,
    submissions_due_by: position.dueBy,
    filming_type: "On Location",
    filming_begin_date: project.filmingBegin,
    filming_end_date: project.filmingEnd,
  };
}

/** The clock of a zone at a moment, HH:mm. */
function clockIn(zone: string, at: Date): string {
  return new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit", minute: "2-digit" }).format(at);
}

/** The calendar day of a zone at a moment. */
function dayIn(zone: string, at: Date): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(at);
}

/** Places of a slot and people in it, for both services that keep slots. */
export const SLOT_CAPACITY = 20;
export const SLOT_MINUTES = 15;

function slotRow({ id, city }: Project, slot: Slot): Row {
  return {
    id: slot.id,
    project_id: id,
    date: dayIn(city.zone, slot.startsAt),
    time: clockIn(city.zone, slot.startsAt),
    zone: city.zone,
    starts_at: slot.startsAt,
    length_minutes: SLOT_MINUTES,
    capacity: SLOT_CAPACITY,
    place: "Casting office, room 2",
    version: 1,
  };
}

function filmingDateRow(market: Market, { id, createdAt, filmingBegin, city }: Project): Row {
  return {
    id: market.chance.id(createdAt),
    project_id: id,
    date: filmingBegin,
    time: "07:30",
    zone: city.zone,
  };
}

function reviewRow(market: Market, { id, createdAt, status, declineComment, decidedAt }: Project): Row {
  return {
    id: market.chance.id(createdAt),
    project_id: id,
    round: 1,
    decision: status === "Denied" ? "Denied" : "Approved",
    comment: declineComment,
    decided_by: market.members.find(({ role }) => role === "Admin")?.id,
    decided_at: decidedAt,
  };
}

function markRow({ id, project, position, status }: Submission): Row {
  return {
    submission_id: id,
    project_id: project.id,
    position_id: position.id,
    stands: status !== "Withdrawn",
    booked: status === "Booked",
    version: 1,
  };
}

function featureRow({ id, name, description, coverId, createdBy, createdAt }: Feature): Row {
  return {
    id,
    name,
    description,
    cover_media_id: coverId,
    media_ids: [coverId],
    created_by: createdBy.id,
    created_at: createdAt,
  };
}

/** Projects with positions, dates, slots, reviews and counters. */
export async function writeProjects(market: Market, places: Places): Promise<void> {
  const counts = countSubmissions(market);
  const { projects } = market;
  const positions = projects.flatMap((project) =>
    project.positions.map((position) => positionRow(project, position, counts(position.id))),
  );
  const slots = projects.flatMap((project) => project.slots.map((slot) => slotRow(project, slot)));
  const reviews = projects.filter(hasReview).map((project) => reviewRow(market, project));
  await withDatabase(places.databaseUrl("projects"), async (client) => {
    const write = (table: string, rows: readonly Row[]) => insertRows(client, table, rows);
    await write(
      "company",
      market.companies.map(({ id, name }) => ({ id, name, version: 1 })),
    );
    await write(
      "project",
      projects.map((project) => projectRow(project, counts(project.id))),
    );
    await write("position", positions);
    await write("audition_slot", slots);
    await write(
      "filming_date",
      projects.map((project) => filmingDateRow(market, project)),
    );
    await write("project_review", reviews);
    await write("submission_mark", market.submissions.map(markRow));
    await write("feature", market.features.map(featureRow));
  });
}
