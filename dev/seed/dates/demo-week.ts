import { instantOf } from "@callboard/projects/domain/schedule/zoned-time.ts";
import { daysFrom, type Chance } from "#dev/seed/chance.ts";
import { dayIn } from "#dev/seed/places.ts";
import type { Company, Project, Slot } from "#dev/seed/productions.ts";
import type { Status, Submission } from "#dev/seed/submissions.ts";

/** The state of a submission due to the demo company's week. */
interface Seat {
  readonly status: Status;
  readonly slot: Slot;
}

/** Auditions of the demo company around today, and those of the demo talent. */
export interface DemoWeek {
  /** Additional slots by project id. */
  readonly slots: ReadonlyMap<string, readonly Slot[]>;
  /** By submission id. */
  readonly seats: ReadonlyMap<string, Seat>;
}

/** Times of today's auditions, with one or two people each. */
const TODAY = ["09:40", "10:00", "10:20", "10:40", "11:00"] as const;
/** The demo is viewed on the machine where it runs, so today is determined in its zone. */
const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;
const COMING_TODAY = 7;
const DAYS_AGO = 3;
/** Outcomes of the auditions some days ago. */
const CAME = [
  "Auditioned",
  "Auditioned",
  "Callback",
  "Booked",
  "Booked",
] as const satisfies readonly Status[];

interface Given {
  readonly companies: readonly Company[];
  readonly projects: readonly Project[];
  readonly submissions: readonly Submission[];
  /** Submissions already used in the week. */
  readonly busy: ReadonlySet<string>;
}

/**
 * People who audition today, people who auditioned some days ago with the outcomes, and the demo talent's next
 * audition.
 */
export function makeDemoWeek(
  chance: Chance,
  now: Date,
  { companies, projects, submissions, busy }: Given,
): DemoWeek {
  const live = projects.filter(
    ({ company, status }) => company.id === companies[0]?.id && status === "Approved",
  );
  const [first, , third] = live;
  if (!first || !third) throw new Error("The demo company has too few projects.");
  const today = TODAY.map((time) => slotAt(chance, now, { project: first, time }));
  const before = TODAY.slice(0, 2).map((time) =>
    slotAt(chance, daysFrom(now, -DAYS_AGO), { project: third, time }),
  );
  const free = submissions.filter(({ id, talent }) => !busy.has(id) && !talent.demo);
  const invited = (project: Project) =>
    free.filter((one) => one.project.id === project.id && one.status === "AuditionRequested");
  const seats = new Map<string, Seat>();
  const seat = (submission: Submission | undefined, status: Status, slot: Slot | undefined): void => {
    if (submission && slot) seats.set(submission.id, { status, slot });
  };
  invited(first)
    .slice(0, COMING_TODAY)
    .forEach((one, place) => seat(one, "AuditionConfirmed", today[place % today.length]));
  const attended = invited(third).filter(({ position }) => position.quantity > 1);
  attended
    .slice(0, CAME.length)
    .forEach((one, place) => seat(one, CAME[place] ?? "Auditioned", before[place % before.length]));
  // The demo talent's submissions to the demo company are left unchanged: product tours begin with them.
  const own = submissions.find(
    ({ talent, status, project }) =>
      talent.demo && status === "Viewed" && project.company.id !== first.company.id,
  );
  seat(own, "AuditionConfirmed", own?.project.slots[1]);
  return {
    slots: new Map([
      [first.id, today],
      [third.id, before],
    ]),
    seats,
  };
}

function slotAt(
  chance: Chance,
  day: Date,
  { project, time }: { readonly project: Project; readonly time: string },
): Slot {
  return { id: chance.id(project.createdAt), startsAt: instantWithin(dayIn(ZONE, day), time, project) };
}

/** The moment within the viewer's day at which it is this time in the project's city. */
function instantWithin(day: string, time: string, { city: { zone } }: Project): Date {
  const noon = new Date(`${day}T12:00:00Z`);
  const there = [0, -1, 1].map((days) =>
    instantOf({ date: daysFrom(noon, days).toISOString().slice(0, 10), time, zone }),
  );
  const found = there.find((moment) => dayIn(ZONE, moment) === day);
  if (!found) throw new Error(`${time} never is on ${day}.`);
  return found;
}

/** The projects with the slots of the week. */
export function withSlots(projects: readonly Project[], { slots }: DemoWeek): readonly Project[] {
  return projects.map((project) => ({
    ...project,
    slots: [...project.slots, ...(slots.get(project.id) ?? [])],
  }));
}

/** The submissions in their state in that week. */
export function withSeats(submissions: readonly Submission[], { seats }: DemoWeek): readonly Submission[] {
  return submissions.map((submission) => ({ ...submission, ...seats.get(submission.id) }));
}
