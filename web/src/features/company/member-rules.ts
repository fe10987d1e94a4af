/** Somebody who works for the company. */
export type Colleague = { readonly key: string; readonly isOwner: boolean };

type Viewer = { readonly key: string; readonly isAdmin: boolean };

/** Whether the viewer may add and remove owners. */
export function decidesAboutOwners(viewer: Viewer, people: readonly Colleague[]): boolean {
  return viewer.isAdmin || people.some(({ key, isOwner }) => key === viewer.key && isOwner);
}

/** Why somebody cannot be taken off the company by the viewer, by the name of its text; null when they can. */
export function keptBecause(
  person: Colleague,
  viewer: Viewer,
  people: readonly Colleague[],
): "onlyOwner" | "ownersRemove" | null {
  if (!person.isOwner) return null;
  if (people.filter(({ isOwner }) => isOwner).length === 1) return "onlyOwner";
  return person.key === viewer.key || decidesAboutOwners(viewer, people) ? null : "ownersRemove";
}
