import { createStore } from "zustand/vanilla";
import { useStore } from "zustand";

/** What opens above or beside the page from anywhere in the frame, one at a time. */
export type Panel = "settings" | "schemes" | "quick" | "jump" | "keys";

const panelStore = createStore<{ readonly open: Panel | null; readonly ahead: string }>(() => ({
  open: null,
  ahead: "",
}));

/** Opens a panel, closing the one that is open. */
export function openPanel(panel: Panel): void {
  panelStore.setState({ open: panel, ahead: "" });
}

export function closePanel(): void {
  panelStore.setState({ open: null, ahead: "" });
}

/** Stores what is typed into a panel whose code is still loading. */
export function typeAhead(text: string): void {
  panelStore.setState({ ahead: text });
}

/** What was typed before the panel was loaded. */
export function typedAhead(): string {
  return panelStore.getState().ahead;
}

/** The open panel. */
export function useOpenPanel(): Panel | null {
  return useStore(panelStore, ({ open }) => open);
}
