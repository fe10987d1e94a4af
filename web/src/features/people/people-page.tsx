import { useTranslation } from "react-i18next";
import { useQueryState } from "#lib/use-query-state.ts";
import { hasRole, useViewer } from "#lib/session/viewer.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { PeopleSearch } from "./people-search.tsx";
import { RosterList } from "./roster-list.tsx";
import "./people.css";

/** Everybody's user search; for agents, with `?scope=roster`, those who are linked to them. */
export function PeoplePage() {
  const { t } = useTranslation("people");
  const viewer = useViewer();
  const address = useQueryState();
  const roster = address.text("scope") === "roster" && hasRole(viewer, ["Agent"]);
  if (!roster) {
    return (
      <>
        <PageHeader title={t("title")} />
        <PeopleSearch address={address} />
      </>
    );
  }
  return (
    <>
      <PageHeader title={t("rosterTitle")} lead={t("rosterLead")} />
      <RosterList />
    </>
  );
}
