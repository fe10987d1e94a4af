import { useTranslation } from "react-i18next";
import { fullName } from "#lib/session/viewer.tsx";

type Person = { readonly FirstName?: string | null; readonly LastName?: string | null };

/** The display name of a person; null means the system. */
export function usePersonName(): (person: Person | null | undefined) => string {
  const { t } = useTranslation("moderation");
  const { t: shell } = useTranslation();
  return (person) =>
    person
      ? fullName({ firstName: person.FirstName, lastName: person.LastName }) || shell("unnamed")
      : t("system");
}
