import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** The person whose reel is played, and the position of the submission. */
export type ReelPerson = { readonly userId: string; readonly positionId: string; readonly name: string };

const reelStore = createStore<{ readonly queue: readonly ReelPerson[] }>(() => ({ queue: [] }));

/** Plays the reels of these people in order, replacing the current queue. */
export function playReel(queue: readonly ReelPerson[]): void {
  reelStore.setState({ queue });
}

export function stopReel(): void {
  reelStore.setState({ queue: [] });
}

/** The queue of reels; empty if no player is open. */
export function useReelQueue(): readonly ReelPerson[] {
  return useStore(reelStore, ({ queue }) => queue);
}
