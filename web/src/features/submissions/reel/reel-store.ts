import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** Whose reel is to be shown, and the position whose submission it goes with. */
export type ReelPerson = { readonly userId: string; readonly positionId: string; readonly name: string };

const reelStore = createStore<{ readonly queue: readonly ReelPerson[] }>(() => ({ queue: [] }));

/** Shows the reels of these people one after the other, in place of those that are shown. */
export function playReel(queue: readonly ReelPerson[]): void {
  reelStore.setState({ queue });
}

export function stopReel(): void {
  reelStore.setState({ queue: [] });
}

/** Whose reels are shown now; empty: no player is open. */
export function useReelQueue(): readonly ReelPerson[] {
  return useStore(reelStore, ({ queue }) => queue);
}
