import { useEffect } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { fullName } from "#lib/session/viewer.tsx";
import { useRootMark } from "#lib/use-root-mark.ts";
import { useTermFacts } from "#ui/terms/use-term-facts.ts";
import { localDay } from "#ui/when/local-day.ts";
import { useWhen } from "#ui/when/use-when.ts";
import type { CastRole } from "./cast-by-role.ts";
import type { CastMember } from "./use-cast.ts";
import { useContacts } from "./use-contacts.ts";
import "#ui/paper-sheet.css";

function Line({ role, person }: { readonly role: string | null; readonly person: CastMember }) {
  const { t } = useTranslation();
  const { linesOf } = useTermFacts("requests");
  const [phone, email, ...agent] = useContacts(person);
  const { FirstName, LastName, Request } = person.Data;
  const days = Request && linesOf(Request).find(({ term }) => term === "days")?.value;
  return (
    <tr>
      <td>
        <bdi>{role ?? t("unnamed")}</bdi>
      </td>
      <th scope="row">
        <bdi>{fullName({ firstName: FirstName, lastName: LastName })}</bdi>
      </th>
      <td>{days}</td>
      <td>
        <bdi>{phone?.[1]}</bdi> <bdi>{email?.[1]}</bdi>
      </td>
      <td>
        {agent.map(([label, value]) => (
          <bdi key={label}>{value} </bdi>
        ))}
      </td>
    </tr>
  );
}

type ContactSheetProps = {
  readonly project: string;
  readonly roles: readonly CastRole<CastMember>[];
  readonly onDone: () => void;
};

/** Everybody who is booked, for paper: role, name, days, how to reach them and their agent. The print dialog opens. */
export function ContactSheet({ project, roles, onDone }: ContactSheetProps) {
  const { t } = useTranslation("project-detail");
  const when = useWhen();
  useRootMark("paper-sheet");
  useEffect(() => {
    globalThis.print();
    onDone();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each sheet
  }, []);
  return createPortal(
    <section className="paper-sheet">
      <h1>
        <bdi>{project}</bdi> · {t("cast.sheet")}
      </h1>
      <p>
        {when.fullDay(localDay())} ·{" "}
        {t("sheet.people", { count: roles.reduce((sum, { people }) => sum + people.length, 0) })}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("sheet.role")}</th>
            <th scope="col">{t("sheet.name")}</th>
            <th scope="col">{t("cast.days")}</th>
            <th scope="col">{t("cast.contact")}</th>
            <th scope="col">{t("sheet.agent")}</th>
          </tr>
        </thead>
        <tbody>
          {roles.flatMap(({ key, name, people }) =>
            people.map((person) => <Line key={key + person.SK} role={name} person={person} />),
          )}
        </tbody>
      </table>
    </section>,
    document.body,
  );
}
