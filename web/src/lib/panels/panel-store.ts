import { createStore } from "zustand/vanilla";
import { useStore } from "zustand";

/** What opens above or beside the page from anywhere in the frame, one at a time. */
export type Panel = "settings" | "schemes" | "quick" | "jump" | "keys";

export const panelStore = createStore<{ readonly open: Panel | null; readonly ahead: string }>(() => ({
  open: null,
  ahead: "",
}));

/** What had the focus when the panel was opened, most often its button. */
let opener: Element | null = null;

/** Opens a panel, closing the one that is open. */
export function openPanel(panel: Panel): void {
  opener = document.activeElement;
  panelStore.setState({ open: panel, ahead: "" });
}

export function closePanel(): void {
  panelStore.setState({ open: null, ahead: "" });
}

/** Gives the focus back where it was before the panel, unless it is elsewhere by now. */
export function returnFocus(): void {
  if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
}

/** Stores what is typed into a panel whose code is still loading. */
export function typeAhead(text: string): void {
  panelStore.setState({ ahead: text });
}

/** What was typed before the panel was there. */
export function useTypedAhead(): string {
  return useStore(panelStore, ({ ahead }) => ahead);
}

/** The open panel. */
export function useOpenPanel(): Panel | null {
  return useStore(panelStore, ({ open }) => open);
}
