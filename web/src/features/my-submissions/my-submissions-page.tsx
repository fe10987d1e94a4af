import { BOOKING_STAGES } from "@callboard/catalog/states.ts";
import type { BookingStage } from "@callboard/catalog/states.ts";
import { useQuery } from "@apollo/client/react";
import { Button } from "antd";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useCatalog } from "#i18n/use-catalog.ts";
import { useLive } from "#lib/live/live-context.tsx";
import { linkTo, paths } from "#lib/paths.ts";
import { useQueryState } from "#lib/use-query-state.ts";
import { hasRole, useViewer } from "#lib/session/viewer.tsx";
import { DataPage } from "#ui/page/data-page.tsx";
import { PageTabs } from "#ui/page/page-tabs.tsx";
import { StateBlock } from "#ui/page/state-block.tsx";
import { MySubmission } from "./my-submission.tsx";
import { MySubmissions, PAGE_SIZE } from "./submission-documents.ts";
import "./my-submissions.css";

type Address = ReturnType<typeof useQueryState>;

function StageTabs({ stage }: { readonly stage: BookingStage | undefined }) {
  const { t } = useTranslation("my-submissions");
  const word = useCatalog();
  const tabs = [undefined, ...BOOKING_STAGES].map((one) => ({
    id: one ?? "all",
    label: one ? word("stages", one) : t("all"),
    link: linkTo(paths.mySubmissions, {}, { stage: one }),
    current: one === stage,
  }));
  return <PageTabs label={t("stagesLabel")} tabs={tabs} />;
}

function Steps({ address, hasNext }: { readonly address: Address; readonly hasNext: boolean }) {
  const { t } = useTranslation();
  const page = address.number("page", 1);
  return (
    <div className="my-pages">
      {page > 1 && <Button onClick={() => address.change({ page: page - 1 })}>{t("back")}</Button>}
      {hasNext && <Button onClick={() => address.change({ page: page + 1 })}>{t("next")}</Button>}
    </div>
  );
}

/** What the talent sent, or an agent for their talents, by stage; follows the live stream. */
export function MySubmissionsPage() {
  const { t } = useTranslation("my-submissions");
  const { t: shell } = useTranslation();
  const viewer = useViewer();
  const agent = !hasRole(viewer, ["Talent"]);
  const address = useQueryState();
  const stage = BOOKING_STAGES.find((one) => one === address.text("stage"));
  const page = address.number("page", 1);
  const { data, previousData, error, loading, refetch } = useQuery(MySubmissions, {
    variables: { criteria: { ...(stage && { Status: [stage] }), Page: page, PageSize: PAGE_SIZE } },
    fetchPolicy: "cache-and-network",
  });
  const again = () => void refetch().catch(() => undefined);
  useLive("submission.changed", again);
  const found = (data ?? previousData)?.getUserSubmissions;

  return (
    <DataPage
      title={t(agent ? "titleAgent" : "title")}
      loading={!found && loading}
      error={found ? null : error}
      onRetry={again}
    >
      <StageTabs stage={stage} />
      {found?.length === 0 && page === 1 && (
        <StateBlock
          title={shell(stage ? "state.noMatchTitle" : "state.emptyTitle")}
          text={t("emptyText")}
          action={
            <Link className="accent-button" to={linkTo(paths.projectSearch)}>
              {t("findParts")}
            </Link>
          }
        />
      )}
      <ul className="my-submissions" aria-busy={loading}>
        {found?.map((submission) => (
          <MySubmission
            key={submission.PK + submission.SK}
            submission={submission}
            showTalent={agent}
            onChanged={again}
          />
        ))}
      </ul>
      <Steps address={address} hasNext={found?.length === PAGE_SIZE} />
    </DataPage>
  );
}
