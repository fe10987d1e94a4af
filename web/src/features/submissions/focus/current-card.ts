/** The element in the tab order: a card of the wall, a row of its table, or a card of the groups board. */
const CURRENT = [
  '.wall [role="gridcell"][tabindex="0"]',
  '.wall-table [role="row"][tabindex="0"]',
  '.board button.group-card-name[tabindex="0"]',
].join(", ");

/** Focuses the current card or row of the page; false if there is none. */
export function focusCurrentCard(): boolean {
  const card = document.querySelector<HTMLElement>(CURRENT);
  card?.focus({ preventScroll: true });
  return card !== null;
}
