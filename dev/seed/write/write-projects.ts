import type { Places } from "#dev/start/settings.ts";
import type { ProjectDocument } from "#dev/seed/documents.ts";
import type { Market } from "#dev/seed/market.ts";
import { dayIn } from "#dev/seed/places.ts";
import type { Position, Project, Slot } from "#dev/seed/productions.ts";
import { writeInterests } from "./write-interests.ts";
import { insertRows, withDatabase, type Row } from "./rows.ts";
import type { Submission } from "#dev/seed/submissions.ts";

/** Number of submissions and bookings of a project or position. */
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

/** Endings of descriptions, used in rotation so that adjacent projects in a list differ. */
const ENDINGS = [
  "We are casting now and answer everyone.",
  "Travel is paid from anywhere in the state.",
  "Rehearsals are in the evenings, and there is always soup.",
  "First meetings are by video; callbacks are in person.",
  "The set is step-free, and we are happy to hear what you need.",
  "Please name your dates when you submit: we plan around people.",
  "Newcomers are welcome; half of our last cast had no credits.",
] as const;

/** Beginnings of descriptions; their number does not divide that of the endings, so that the pairs differ. */
const TONES = [
  "The tone is dry and warm at once: nobody jokes, and everybody is funny.",
  "We work with long takes and little light, and rehearse until it looks like nothing.",
  "A small crew, a generous schedule, and a director who began as an actor.",
  "Fast, physical and loud in the first half; very quiet in the second.",
  "Everything is shot in order, so that the parts can grow with the story.",
] as const;

interface Extras {
  readonly index: number;
  readonly documents: readonly ProjectDocument[];
}

function projectRow(project: Project, counts: Count, { index, documents }: Extras): Row {
  const draft = project.status === "Draft" && project.history === "plain";
  const wasApproved = project.status !== "Denied" || project.history === "taken down";
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
    submitted_at: project.submittedAt,
    approved_at: wasApproved ? project.decidedAt : null,
    closed_date: project.status === "Closed" ? project.filmingEnd : null,
    changed_since_approval: false,
    media_ids: [project.posterId],
    supporting_doc_ids: documents.filter((one) => one.project.id === project.id).map(({ id }) => id),
    project_views: project.status === "Approved" ? counts.submissions * 3 : 0,
    submissions: counts.submissions,
    name: project.name,
    description: `${TONES[index % TONES.length]} ${ENDINGS[index % ENDINGS.length]}`,
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

/** Local time of a zone at a moment, HH:mm. */
function clockIn(zone: string, at: Date): string {
  return new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit", minute: "2-digit" }).format(at);
}

/** Capacity of a slot and its participants, for both services that store slots. */
const MIN_PLACES = 3;

/** Capacity of each slot: one more than its participants, except for the full one. */
export function capacities({ dates: { full }, submissions }: Market): (slotId: string) => number {
  const people = Map.groupBy(submissions, ({ slot }) => slot?.id);
  return (slotId) =>
    full.slotId === slotId ? full.capacity : Math.max(MIN_PLACES, (people.get(slotId)?.length ?? 0) + 1);
}
export const SLOT_MINUTES = 15;

function slotRow(capacity: number, { id, city }: Project, slot: Slot): Row {
  return {
    id: slot.id,
    project_id: id,
    date: dayIn(city.zone, slot.startsAt),
    time: clockIn(city.zone, slot.startsAt),
    zone: city.zone,
    starts_at: slot.startsAt,
    length_minutes: SLOT_MINUTES,
    capacity,
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

/** The decision, preceded by the approval if a project was taken down. */
function reviewRows(market: Market, project: Project): Row[] {
  const decided = reviewRow(market, project);
  if (project.history !== "taken down") return [decided];
  const before = { id: market.chance.id(project.createdAt), decision: "Approved", comment: null };
  return [{ ...decided, ...before, decided_at: project.createdAt }, decided];
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

/** Projects with positions, dates, slots, reviews and counters. */
export async function writeProjects(market: Market, places: Places): Promise<void> {
  const counts = countSubmissions(market);
  const { projects } = market;
  const positions = projects.flatMap((project) =>
    project.positions.map((position) => positionRow(project, position, counts(position.id))),
  );
  const capacityOf = capacities(market);
  const slots = projects.flatMap((project) =>
    project.slots.map((slot) => slotRow(capacityOf(slot.id), project, slot)),
  );
  const reviews = projects.filter(hasReview).flatMap((project) => reviewRows(market, project));
  await withDatabase(places.databaseUrl("projects"), async (client) => {
    const write = (table: string, rows: readonly Row[]) => insertRows(client, table, rows);
    await write(
      "company",
      market.companies.map(({ id, name }) => ({ id, name, version: 1 })),
    );
    await write(
      "project",
      projects.map((project, index) =>
        projectRow(project, counts(project.id), { index, documents: market.documents }),
      ),
    );
    await write("position", positions);
    await write("audition_slot", slots);
    await write(
      "filming_date",
      projects.map((project) => filmingDateRow(market, project)),
    );
    await write("project_review", reviews);
    await write("submission_mark", market.submissions.map(markRow));
    await writeInterests(client, market);
  });
}
