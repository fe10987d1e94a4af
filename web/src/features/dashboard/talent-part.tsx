import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import type { TalentDashboardQuery } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useLive } from "#lib/live/live-context.tsx";
import { linkTo, paths } from "#lib/paths.ts";
import { DataBlock } from "#ui/page/data-page.tsx";
import { TalentDashboard } from "./dashboard-documents.ts";
import { talentStep } from "./next-step.ts";
import { StepCard } from "./step-card.tsx";
import { SubmissionPanels } from "./submission-panels.tsx";

function NextStep({ data }: { readonly data: TalentDashboardQuery }) {
  const { t } = useTranslation("dashboard");
  const formats = useFormats();
  const links = data.me?.Data.AgentLinks ?? [];
  const step = talentStep({
    // A service that did not answer is not a reason to send somebody to their profile.
    completeness: data.me?.Data.Completeness ?? 100,
    agentsAsking: links.filter(({ Data }) => Data.Status === "Invited").length,
    submissions: data.getUserSubmissions ?? [],
  });
  if (step.kind === "audition") {
    const { Project, Position, Audition } = step.submission.Data;
    const time = Audition ? formats.moment(Audition.Data.StartsAt) : "";
    const text = t("answerAuditionText", {
      position: Position.Name ?? "",
      project: Project.Name ?? "",
      time,
    });
    return (
      <StepCard
        title={t("answerAudition")}
        text={text}
        to={linkTo(paths.mySubmissions, {}, { stage: "Audition" })}
      />
    );
  }
  if (step.kind === "agent") {
    return (
      <StepCard
        title={t("agentAsks", { count: step.count })}
        text={t("agentAsksText")}
        to={linkTo(paths.profile)}
      />
    );
  }
  if (step.kind === "profile") {
    const text = t("completeText", { percent: formats.percent(step.percent) });
    return <StepCard title={t("complete")} text={text} to={linkTo(paths.profile)} />;
  }
  const [title, text] =
    step.kind === "first"
      ? ([t("submitFirst"), t("submitFirstText")] as const)
      : ([t("keepSearching"), t("keepSearchingText")] as const);
  return <StepCard title={title} text={text} to={linkTo(paths.projectSearch)} />;
}

/** A talent's day. */
export function TalentPart() {
  const { data, error, loading, refetch } = useQuery(TalentDashboard, { fetchPolicy: "cache-and-network" });
  const again = () => void refetch().catch(() => undefined);
  useLive("submission.changed", again);
  useLive("member.changed", again);
  return (
    <DataBlock loading={!data && loading} error={data ? null : error} onRetry={again}>
      {data && (
        <>
          <NextStep data={data} />
          <SubmissionPanels submissions={data.getUserSubmissions ?? []} />
        </>
      )}
    </DataBlock>
  );
}
