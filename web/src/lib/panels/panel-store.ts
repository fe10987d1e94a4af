import { createStore } from "zustand/vanilla";
import { useStore } from "zustand";

/** What opens above or beside the page from anywhere in the frame; one at a time. */
export type Panel = "settings" | "schemes" | "quick" | "jump" | "keys";

const panelStore = createStore<{ readonly open: Panel | null; readonly ahead: string }>(() => ({
  open: null,
  ahead: "",
}));

/** Opens a panel in place of the one that is open. */
export function openPanel(panel: Panel): void {
  panelStore.setState({ open: panel, ahead: "" });
}

export function closePanel(): void {
  panelStore.setState({ open: null, ahead: "" });
}

/** Keeps what is typed into a panel that is still being fetched. */
export function typeAhead(text: string): void {
  panelStore.setState({ ahead: text });
}

/** What was typed before the panel was there. */
export function typedAhead(): string {
  return panelStore.getState().ahead;
}

/** The panel that is open. */
export function useOpenPanel(): Panel | null {
  return useStore(panelStore, ({ open }) => open);
}
