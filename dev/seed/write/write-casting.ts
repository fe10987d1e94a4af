import { agencyName } from "@callboard/casting/domain/agency/agency-name.ts";
import { GROUP_CHOICES } from "@callboard/catalog/groups.ts";
import { wordsOf } from "@callboard/search/words/words.ts";
import type { Places } from "#dev/start/settings.ts";
import { daysFrom } from "#dev/seed/chance.ts";
import type { RoleInvitation } from "#dev/seed/demo/role-invitations.ts";
import type { Market } from "#dev/seed/market.ts";
import type { Position, Project } from "#dev/seed/productions.ts";
import { writeDates } from "./write-dates.ts";
import { insertRows, withDatabase, type Row } from "./rows.ts";
import { PATHS, type Status, type Submission } from "#dev/seed/submissions.ts";
import { capacities, SLOT_MINUTES } from "./write-projects.ts";

/** States from which an unsuccessful request returns to the previous state. */
const LEADS_BACK: readonly Status[] = ["AuditionRequested", "Avail", "Offered"];
const IN_SLOT: readonly Status[] = ["AuditionConfirmed", "Auditioned", "Callback", "Booked"];

function positionRow(project: Project, position: Position, bookedCount: number): Row {
  const wants = {
    ageRanges: position.ageRange,
    genders: position.gender,
    heightRanges: [],
    eyeColors: [],
    hairColors: position.hairColor,
    skills: position.skills,
    languages: [],
    union: project.union,
    unionType: project.union === "Non-Union" ? "" : "SAG-AFTRA",
    city: project.city.name,
    state: project.city.state,
    filmingType: "On Location",
  };
  return {
    id: position.id,
    project_id: project.id,
    company_id: project.company.id,
    name: position.name,
    status: position.status,
    quantity: position.quantity,
    due_by: position.dueBy,
    wants,
    removed: false,
    version: 1,
    booked_count: bookedCount,
  };
}

function submissionRow(submission: Submission): Row {
  const { id, project, position, talent, status, at, slot, answerBy } = submission;
  const path = PATHS[status];
  const audition =
    slot === null
      ? null
      : status === "AuditionRequested"
        ? "Offered"
        : status === "AuditionConfirmed"
          ? "Confirmed"
          : "Done";
  return {
    id,
    project_id: project.id,
    position_id: position.id,
    user_id: talent.id,
    company_id: project.company.id,
    status,
    round: 1,
    comments: submission.note || null,
    created_by: submission.createdBy.id,
    representation_name: agencyOf(submission),
    submitted_at: at,
    viewed_at: path.includes("Viewed") ? daysFrom(at, 0.2) : null,
    updated_at: daysFrom(at, 0.2 * (path.length - 1)),
    slot_id: slot?.id ?? null,
    audition_status: audition,
    audition_expires_at: audition === "Offered" && slot ? (answerBy ?? daysFrom(slot.startsAt, -1)) : null,
    former_status: LEADS_BACK.includes(status) ? "Selected" : null,
    version: path.length,
  };
}

/** Under which name an agent submitted; null if the talent did. */
function agencyOf({ createdBy, talent }: Submission): string | null {
  if (createdBy.id === talent.id) return null;
  const { firstName, lastName } = createdBy;
  return agencyName({ company: null, firstName, lastName });
}

/** Submissions of people with a reel include it. */
function submissionRows({ submissions, reels }: Market): Row[] {
  return submissions.map((submission) => ({
    ...submissionRow(submission),
    reel_id: reels.files.get(submission.talent.id)?.[0]?.id ?? null,
  }));
}

function moveRows({ id, status, at, createdBy, project }: Submission): Row[] {
  const path = PATHS[status];
  return path.map((to, index) => ({
    submission_id: id,
    version: index + 1,
    from_status: path[index - 1] ?? null,
    to_status: to,
    at: daysFrom(at, 0.2 * index),
    actor_id:
      index === 0 || to === "Withdrawn" || to === "AuditionConfirmed" ? createdBy.id : project.createdBy.id,
    reason: null,
  }));
}

const count = (
  market: Market,
  keyOf: (submission: Submission) => string | null,
): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const submission of market.submissions) {
    const key = keyOf(submission);
    if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
};

/** Submissions with their history, groups, and casting's copies of positions, slots and people. */
export async function writeCasting(market: Market, places: Places): Promise<void> {
  const capacityOf = capacities(market);
  const booked = count(market, ({ status, position }) => (status === "Booked" ? position.id : null));
  const seated = count(market, ({ status, slot }) => (IN_SLOT.includes(status) ? (slot?.id ?? null) : null));
  await withDatabase(places.databaseUrl("casting"), async (client) => {
    const write = (table: string, rows: readonly Row[]) => insertRows(client, table, rows);
    await write(
      "project",
      market.projects.map(({ id, company, name, status, isPublic }) => ({
        id,
        company_id: company.id,
        name,
        status,
        public: isPublic,
        version: 1,
      })),
    );
    await write(
      "position",
      market.projects.flatMap((project) =>
        project.positions.map((position) => positionRow(project, position, booked.get(position.id) ?? 0)),
      ),
    );
    await write(
      "slot",
      market.projects.flatMap(({ id, slots, city }) =>
        slots.map((slot) => ({
          id: slot.id,
          project_id: id,
          starts_at: slot.startsAt,
          length_minutes: SLOT_MINUTES,
          zone: city.zone,
          capacity: capacityOf(slot.id),
          cancelled: false,
          version: 1,
          taken: seated.get(slot.id) ?? 0,
        })),
      ),
    );
    await write(
      "person",
      market.members.filter(({ role }) => role === "Talent").map((member) => personRow(market, member)),
    );
    await write("submission", submissionRows(market));
    await write("invitation", market.roleInvitations.map(invitationRow));
    await write("submission_move", market.submissions.flatMap(moveRows));
    await writeGroups(market, write);
    await writeDates(market, client);
  });
}

function invitationRow({ project, position, talent, message, createdAt }: RoleInvitation): Row {
  return {
    position_id: position.id,
    user_id: talent.id,
    project_id: project.id,
    company_id: project.company.id,
    message,
    invited_by: project.createdBy.id,
    created_at: createdAt,
  };
}

function personRow(market: Market, { id, firstName, lastName, portrait }: Market["members"][number]): Row {
  return {
    id,
    first_name: firstName,
    last_name: lastName,
    name_key: wordsOf(`${firstName} ${lastName}`).join(" "),
    name_key_reversed: wordsOf(`${lastName} ${firstName}`).join(" "),
    profile_media_id: portrait === null ? null : market.portraitFileOf(id),
    suspended: market.lives.suspension.userId === id,
    version: 1,
  };
}

async function writeGroups(
  market: Market,
  write: (table: string, rows: readonly Row[]) => Promise<void>,
): Promise<void> {
  const grouped = market.submissions.filter(({ group }) => group !== null);
  const ofDemo = new Set(
    market.projects.filter(({ company }) => company.id === market.dates.companyId).map(({ id }) => id),
  );
  const projectIds = [...new Set(grouped.map(({ project }) => project.id))];
  await write(
    "booking_group",
    projectIds.flatMap((projectId) =>
      GROUP_CHOICES.map(({ value, defaultName }) => {
        const id = value.slice("GROUP#".length);
        const isDemo = ofDemo.has(projectId);
        const name = (isDemo ? market.dates.groupNames[Number(id)] : undefined) ?? defaultName;
        return { project_id: projectId, id, name, version: 1 };
      }),
    ),
  );
  await write(
    "group_member",
    grouped.map(({ project, position, talent, group, at }) => ({
      project_id: project.id,
      group_id: String(group),
      position_id: position.id,
      user_id: talent.id,
      added_at: at,
    })),
  );
}
