import { Suspense, lazy } from "react";
import { useTranslation } from "react-i18next";
import { useQueryState } from "#lib/use-query-state.ts";
import { hasRole, useViewer } from "#lib/session/viewer.tsx";
import { Loading } from "#ui/page/loading.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { PeopleSearch } from "./people-search.tsx";
import "./people.css";

const RosterList = lazy(() => import("./roster-list.tsx").then((m) => ({ default: m.RosterList })));

/** The search for people; with `?scope=roster`, an agent's own roster. */
export function PeoplePage() {
  const { t } = useTranslation("people");
  const viewer = useViewer();
  const address = useQueryState();
  const roster = address.text("scope") === "roster" && hasRole(viewer, ["Agent"]);
  if (!roster) return <PeopleSearch address={address} />;
  return (
    <>
      <PageHeader title={t("rosterTitle")} lead={t("rosterLead")} />
      <Suspense fallback={<Loading />}>
        <RosterList />
      </Suspense>
    </>
  );
}
