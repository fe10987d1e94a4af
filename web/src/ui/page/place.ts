import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { createStore } from "zustand/vanilla";

/** A page between a section of the client and the current page. */
export type Stop = { readonly text: string; readonly link: string };

type Place = {
  readonly pathname: string;
  readonly title: string;
  /** The pages between the section and the current page, outermost first. */
  readonly above: readonly Stop[];
};

/** The place of the current page; the toolbar shows it as a breadcrumb. */
export const placeStore = createStore<Place>(() => ({ pathname: "", title: "", above: [] }));

const NOTHING: readonly Stop[] = [];

/**
 * Sets the title of the tab and the end of the breadcrumb, which is `short` if the title is a sentence. `above` must
 * be a stable array.
 */
export function usePlace(title: string, above: readonly Stop[] = NOTHING, short = title): void {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = `${title} · ${t("product")}`;
    placeStore.setState({ pathname, title: short, above });
  }, [title, above, short, pathname, t]);
}
