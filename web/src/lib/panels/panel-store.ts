import { createStore } from "zustand/vanilla";
import { useStore } from "zustand";

/** What opens above or beside the page from anywhere in the frame; one at a time. */
export type Panel = "settings" | "schemes" | "quick" | "jump" | "keys";

const panelStore = createStore<{ readonly open: Panel | null }>(() => ({ open: null }));

/** Opens a panel in place of the one that is open. */
export function openPanel(panel: Panel): void {
  panelStore.setState({ open: panel });
}

export function closePanel(): void {
  panelStore.setState({ open: null });
}

/** The panel that is open. */
export function useOpenPanel(): Panel | null {
  return useStore(panelStore, ({ open }) => open);
}
