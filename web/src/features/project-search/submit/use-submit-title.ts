import { useTranslation } from "react-i18next";
import type { Person, Searching } from "../use-searcher.ts";

/** The title of a submission: for the viewer, for a client by name, or for several by their number. */
export function useSubmitTitle(): (searching: Searching, people: readonly Person[], role: string) => string {
  const { t } = useTranslation("project-search");
  return ({ clients }, people, name) => {
    if (clients.length === 0) return t("submitForRole", { name });
    const [only, ...others] = people;
    if (only === undefined) return t("submitClients", { name });
    return others.length === 0
      ? t("submitClientFor", { client: only.name, name })
      : t("submitMany", { count: people.length, name });
  };
}
