/**
 * Whether a dialog that has just finished opening may put the focus on its first field. Its motion ends a moment
 * after its first press of a key is possible: whoever has moved on from the control that the dialog itself chose, its
 * first, stays there, or what they press next would land in the field.
 */
export function mayTakeFocus(at: Element | null = document.activeElement): boolean {
  const dialog = at?.closest("[role=dialog]") ?? null;
  return dialog === null || dialog === at || dialog.querySelector("a[href], button, input, textarea") === at;
}
