/** What can be focused within a panel. */
export const FOCUSABLE = "input:not([disabled]), button:not([disabled]), select, textarea, [tabindex='0']";
