import { useEffect } from "react";
import { useStore } from "zustand";
import { persist } from "zustand/middleware";
import { createStore } from "zustand/vanilla";
import { useViewer } from "#lib/session/viewer.tsx";
import { placeStore } from "#ui/page/place.ts";

const MAX_RECENT = 6;

export type RecentPlace = { readonly link: string; readonly name: string };

type Recent = { readonly owner: string; readonly places: readonly RecentPlace[] };

/** The member's recently opened records, latest first; kept in this browser until signing out clears it. */
export const recentStore = createStore<Recent>()(
  persist((): Recent => ({ owner: "", places: [] }), { name: "recent" }),
);

const NOTHING: readonly RecentPlace[] = [];

/** The member's own entries; none if the stored ones belong to someone who left without signing out. */
const placesOf = ({ owner, places }: Recent, member: string): readonly RecentPlace[] =>
  owner === member ? places : NOTHING;

/** Moves a place to the front, without duplicates. */
export function withPlace(places: readonly RecentPlace[], place: RecentPlace): readonly RecentPlace[] {
  return [place, ...places.filter(({ link }) => link !== place.link)].slice(0, MAX_RECENT);
}

/** Only pages of a record have its ID in their path; all others are in the navigation. */
const isRecord = (pathname: string): boolean => /\/[0-9a-f]{8}-[0-9a-f-]{27}/.test(pathname);

/** Remembers each record that the member opens, under the title that its page sets. */
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

/** The member's recently opened records. */
export function useRecentPlaces(): readonly RecentPlace[] {
  const { key } = useViewer();
  return useStore(recentStore, (recent) => placesOf(recent, key));
}
