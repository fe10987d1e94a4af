import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#i18n/formats.ts";
import { useLive } from "#lib/live/live-context.tsx";
import { linkTo, paths } from "#lib/paths.ts";
import { DataBlock } from "#ui/page/data-page.tsx";
import { AgentDashboard } from "./dashboard-documents.ts";
import { Panel, StepCard } from "./step-card.tsx";
import { SubmissionPanels } from "./submission-panels.tsx";

/** An agent's day: answers that talents owe, the roster, the next part for one of them. */
export function AgentPart() {
  const { t } = useTranslation("dashboard");
  const formats = useFormats();
  const { data, error, loading, refetch } = useQuery(AgentDashboard, { fetchPolicy: "cache-and-network" });
  const again = () => void refetch().catch(() => undefined);
  useLive("submission.changed", again);
  useLive("member.changed", again);
  const links = data?.me?.Data.AgentLinks ?? [];
  const linked = links.filter(({ Data }) => Data.Status === "Linked").length;
  const invited = links.filter(({ Data }) => Data.Status === "Invited").length;
  const submissions = data?.getUserSubmissions ?? [];
  const asked = submissions.find(({ Data }) => Data.BookingStatus === "AuditionRequested");
  return (
    <DataBlock loading={!data && loading} error={data ? null : error} onRetry={again}>
      {asked ? (
        <StepCard
          title={t("answerAudition")}
          text={t("answerAuditionText", {
            position: asked.Data.Position.Name ?? "",
            project: asked.Data.Project.Name ?? "",
            time: asked.Data.Audition ? formats.moment(asked.Data.Audition.Data.StartsAt) : "",
          })}
          to={linkTo(paths.mySubmissions, {}, { stage: "Audition" })}
        />
      ) : (
        <StepCard
          title={t(linked === 0 ? "findTalent" : "submitTalent")}
          text={t(linked === 0 ? "findTalentText" : "submitTalentText")}
          to={linkTo(linked === 0 ? paths.users : paths.projectSearch)}
        />
      )}
      <Panel title={t("roster")} to={linkTo(paths.users, {}, { scope: "roster" })}>
        <p>{t("linked", { count: linked })}</p>
        {invited > 0 && <p>{t("invited", { count: invited })}</p>}
      </Panel>
      <SubmissionPanels submissions={submissions} />
    </DataBlock>
  );
}
