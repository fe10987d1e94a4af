import { useEffect } from "react";
import { useStore } from "zustand";
import { persist } from "zustand/middleware";
import { createStore } from "zustand/vanilla";
import { useViewer } from "#lib/session/viewer.tsx";
import { placeStore } from "#ui/page/place.ts";

const MAX_RECENT = 6;

export type RecentPlace = { readonly link: string; readonly name: string };

type Recent = { readonly owner: string; readonly places: readonly RecentPlace[] };

/** The records that a member opened last, the latest first; kept in this browser until sign-out empties it. */
export const recentStore = createStore<Recent>()(
  persist((): Recent => ({ owner: "", places: [] }), { name: "recent" }),
);

const NOTHING: readonly RecentPlace[] = [];

/** What the member opened; nothing of somebody else's who left this browser without signing out. */
const placesOf = ({ owner, places }: Recent, member: string): readonly RecentPlace[] =>
  owner === member ? places : NOTHING;

/** Puts a place first, once. */
export function withPlace(places: readonly RecentPlace[], place: RecentPlace): readonly RecentPlace[] {
  return [place, ...places.filter(({ link }) => link !== place.link)].slice(0, MAX_RECENT);
}

/** Pages of a record have its id in their address; the others are in the navigation. */
const isRecord = (pathname: string): boolean => /\/[0-9a-f]{8}-[0-9a-f-]{27}/.test(pathname);

/** Remembers each record that the member opens, by the name that its page gives it. */
export function useRememberPlaces(): void {
  const { key: owner } = useViewer();
  useEffect(
    () =>
      placeStore.subscribe(({ pathname, title }) => {
        if (title === "" || !isRecord(pathname)) return;
        const place = { link: pathname, name: title };
        recentStore.setState((recent) => ({ owner, places: withPlace(placesOf(recent, owner), place) }));
      }),
    [owner],
  );
}

/** The records that the member opened last. */
export function useRecentPlaces(): readonly RecentPlace[] {
  const { key } = useViewer();
  return useStore(recentStore, (recent) => placesOf(recent, key));
}
