import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useFormats } from "#i18n/formats.ts";
import { linkTo, paths } from "#lib/paths.ts";
import type { Person } from "../use-searcher.ts";
import { missingOf } from "./missing.ts";

type MissingNoteProps = {
  readonly people: readonly Person[];
  /** True if they are an agent's clients, false for the viewer's own profile. */
  readonly areClients: boolean;
};

/** What casting will miss in the submitted profiles, with links to add it; it does not prevent sending. */
export function MissingNote({ people, areClients }: MissingNoteProps) {
  const { t } = useTranslation("project-search");
  const formats = useFormats();
  const id = useId();
  const thin = people.filter((person) => missingOf(person).length > 0);
  if (thin.length === 0) return null;
  return (
    <section className="submit-thin" aria-labelledby={id}>
      <p id={id} className="saved-title">
        {t("thinProfile")}
      </p>
      <ul className="outcomes">
        {thin.map((person) => {
          const missing = formats.list(missingOf(person).map((one) => t(`missing.${one}`)));
          return (
            <li key={person.key}>
              {areClients ? t("missingOf", { name: person.name, missing }) : t("missingOwn", { missing })}{" "}
              <Link to={areClients ? linkTo(paths.userDetail, { id: person.key }) : linkTo(paths.profile)}>
                {t(areClients ? "openProfile" : "completeProfile")}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
