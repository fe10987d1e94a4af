import { useEffect } from "react";
import { createStore } from "zustand/vanilla";
import { persist } from "zustand/middleware";
import { placeStore } from "#ui/page/place.ts";

const MAX_RECENT = 6;

export type RecentPlace = { readonly link: string; readonly name: string };

/** The records that were opened last, the latest first; kept in this browser until sign-out empties it. */
export const recentStore = createStore<{ readonly places: readonly RecentPlace[] }>()(
  persist(() => ({ places: [] as readonly RecentPlace[] }), { name: "recent" }),
);

/** Puts a place first, once. */
export function withPlace(places: readonly RecentPlace[], place: RecentPlace): readonly RecentPlace[] {
  return [place, ...places.filter(({ link }) => link !== place.link)].slice(0, MAX_RECENT);
}

/** Pages of a record have its id in their address; the others are in the navigation. */
const isRecord = (pathname: string): boolean => /\/[0-9a-f]{8}-[0-9a-f-]{27}/.test(pathname);

/** Remembers each record that is opened, by the name that its page gives it. */
export function useRecentPlaces(): void {
  useEffect(
    () =>
      placeStore.subscribe(({ pathname, title }) => {
        if (title === "" || !isRecord(pathname)) return;
        const place = { link: pathname, name: title };
        recentStore.setState(({ places }) => ({ places: withPlace(places, place) }));
      }),
    [],
  );
}
