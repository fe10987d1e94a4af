import { cityOnly, type Address } from "./address.ts";
import type { ViewerRelation, View } from "./policy.ts";
import type { Position } from "#domain/position/position.ts";
import type { ProjectDetails } from "#domain/project/fields.ts";

/** The only fields that a guest reads of an approved public project. */
const GALLERY: ReadonlySet<keyof ProjectDetails> = new Set(["name", "description", "projectType"]);
/** Fields that only the company and admins read. */
const OWNER: ReadonlySet<keyof ProjectDetails> = new Set([
  "castingDirPhone",
  "castingDirEmail",
  "estProjectBudget",
  "contactInformation",
]);

/** The details within a view; fields outside it are null or empty lists. */
export function visibleDetails(details: ProjectDetails, view: View): ProjectDetails {
  if (view === "owner") return details;
  const shown = Object.entries(details).map(([field, value]: [string, unknown]) => {
    const name = field as keyof ProjectDetails;
    const isShown = view === "viewer" ? !OWNER.has(name) : GALLERY.has(name);
    return [field, isShown ? value : hidden(value)];
  });
  return Object.fromEntries(shown) as ProjectDetails;
}

function hidden(value: unknown): unknown {
  return Array.isArray(value) ? [] : null;
}

/** The production's contact, for the company, admins and booked talent. */
export function visibleContact(contact: string | null, view: View, relation: ViewerRelation): string | null {
  return view === "owner" || (view === "viewer" && relation.bookedPositions.length > 0) ? contact : null;
}

/** The full address for the company, admins and booked talent; city and state for members. */
export function visibleFilmingAddress(
  address: Address | null,
  view: View,
  relation: ViewerRelation,
): Address | null {
  if (view === "gallery") return null;
  return view === "owner" || relation.bookedPositions.length > 0 ? address : cityOnly(address);
}

/** Fields of a position for people close to it. */
export interface CloseFields {
  readonly filmingAddress: Address | null;
  readonly auditionAddress: Address | null;
  readonly bookingInformation: string | null;
  readonly wardrobeInformation: string | null;
}

/** Booked talent reads what the shoot requires, confirmed talent where to audition; others only city and state. */
export function visibleCloseFields(position: Position, view: View, relation: ViewerRelation): CloseFields {
  const isBooked = view === "owner" || relation.bookedPositions.includes(position.id);
  const isConfirmed = isBooked || relation.confirmedPositions.includes(position.id);
  return {
    filmingAddress: isBooked ? position.filmingAddress : cityOnly(position.filmingAddress),
    auditionAddress: isConfirmed ? position.auditionAddress : cityOnly(position.auditionAddress),
    bookingInformation: isBooked ? position.bookingInformation : null,
    wardrobeInformation: isBooked ? position.wardrobeInformation : null,
  };
}
