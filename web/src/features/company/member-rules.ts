/** A member of the company. */
export type Colleague = { readonly key: string; readonly isOwner: boolean };

type Viewer = { readonly key: string; readonly isAdmin: boolean };

/** Whether the viewer may add and remove owners. */
export function decidesAboutOwners(viewer: Viewer, people: readonly Colleague[]): boolean {
  return viewer.isAdmin || people.some(({ key, isOwner }) => key === viewer.key && isOwner);
}

/** The text key of the reason why the viewer cannot remove someone from the company; null if they can. */
export function keptBecause(
  person: Colleague,
  viewer: Viewer,
  people: readonly Colleague[],
): "onlyOwner" | "ownersRemove" | null {
  if (!person.isOwner) return null;
  if (people.filter(({ isOwner }) => isOwner).length === 1) return "onlyOwner";
  return person.key === viewer.key || decidesAboutOwners(viewer, people) ? null : "ownersRemove";
}
