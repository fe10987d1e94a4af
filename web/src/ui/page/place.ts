import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { createStore } from "zustand/vanilla";

/** A page on the way from a section of the client to the page that is open. */
export type Stop = { readonly text: string; readonly link: string };

type Place = {
  readonly pathname: string;
  readonly title: string;
  /** What lies between the section and the page, the outermost first. */
  readonly above: readonly Stop[];
};

/** Where the open page lies; the bar above the pages shows it. */
export const placeStore = createStore<Place>(() => ({ pathname: "", title: "", above: [] }));

const NOTHING: readonly Stop[] = [];

/**
 * Names the page: the title of the tab, and the end of the way to it, which is `short` where the title is a sentence.
 * `above` must be the same from time to time.
 */
export function usePlace(title: string, above: readonly Stop[] = NOTHING, short = title): void {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = `${title} · ${t("product")}`;
    placeStore.setState({ pathname, title: short, above });
  }, [title, above, short, pathname, t]);
}
