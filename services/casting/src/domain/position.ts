import { conflict, illegalTransition, notFound, type Failure } from "@callboard/kit/failure.ts";

/** What a breakdown requires of a person; an empty list or word requires nothing. */
export interface Wants {
  readonly ageRanges: readonly string[];
  readonly genders: readonly string[];
  readonly heightRanges: readonly string[];
  readonly eyeColors: readonly string[];
  readonly hairColors: readonly string[];
  readonly skills: readonly string[];
  readonly languages: readonly string[];
  /** Union, Non-Union, Both or empty. */
  readonly union: string;
  readonly unionType: string;
  readonly city: string;
  readonly state: string;
  readonly filmingType: string;
}

/** A position as casting knows it. */
export interface Position {
  readonly id: string;
  readonly projectId: string;
  readonly companyId: string;
  readonly name: string;
  readonly status: string;
  readonly quantity: number;
  readonly dueBy: Date | null;
  readonly wants: Wants;
  /** It has nudity or adult scenes; null if casting does not know yet. */
  readonly adultsOnly: boolean | null;
  readonly removed: boolean;
  readonly version: number;
}

/** A project as casting knows it. */
export interface Project {
  readonly id: string;
  readonly companyId: string;
  readonly name: string;
  readonly status: string;
  readonly public: boolean;
  readonly version: number;
}

/** A day of filming, YYYY-MM-DD. */
export interface FilmingDate {
  readonly id: string;
  readonly day: string;
}

/** Whether people outside the company see the position; in a private project only people who are `involved`. */
export function isVisible(project: Project, position: Position, involved: boolean): boolean {
  if (position.removed || position.status === "PendingReview") return false;
  const isLive = project.status === "Approved" || project.status === "Closed";
  return isLive && (project.public || involved);
}

/** Why no one can submit to a visible position now, or null. */
export function refusalToSubmit(project: Project, position: Position, now: Date): Failure | null {
  if (project.status === "Closed") return closedProject("Submitted");
  if (position.status !== "Open")
    return conflict("POSITION_NOT_OPEN", "This role isn't open for submissions.", {
      state: position.status,
    });
  if (position.dueBy && position.dueBy <= now)
    return conflict("PAST_DUE", "The deadline for submissions has passed.", { state: position.status });
  return null;
}

/** The failure of changes in a closed project. */
export function closedProject(to: string): Failure {
  return illegalTransition("Closed", to, []);
}

export function noSuchPosition(): Failure {
  return notFound("position");
}

/** The failure of booking more people at once than there are places left: none of them is booked. */
export function tooFewPlaces(places: number, selected: number): Failure {
  const message = `${places} ${places === 1 ? "place" : "places"}, ${selected} selected. No one was booked.`;
  return { ...conflict("TOO_FEW_PLACES", message, { state: String(selected) }), max: places };
}

/** The failure when everyone the position needs is booked. */
export function positionFilled(quantity: number): Failure {
  return { ...conflict("POSITION_FILLED", "This role is already filled."), max: quantity };
}
