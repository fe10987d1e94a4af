import { useMutation, useQuery } from "@apollo/client/react";
import { Button } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ApprovalPreviewQuery } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { failureOf } from "#lib/graph/failure.ts";
import { useKeys } from "#lib/use-keys.ts";
import { Breakdown } from "#ui/breakdown/breakdown.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { useFailureTexts } from "#ui/page/failure-text.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { StatusTag, projectTone } from "#ui/status-tag.tsx";
import { ApprovalPreview, ApproveProject, DenyProject } from "./approval-documents.ts";
import { DenyDialog } from "./deny-dialog.tsx";

type Shown = NonNullable<ApprovalPreviewQuery["getProjectById"]>;

function Rounds({ project }: { readonly project: Shown["Data"] }) {
  const { t } = useTranslation("approvals");
  const formats = useFormats();
  if (!project.ReviewHistory || project.ReviewHistory.length === 0) return null;
  return (
    <section className="review-rounds" aria-label={t("rounds")}>
      <h2>{t("rounds")}</h2>
      <ol>
        {project.ReviewHistory.map(({ Round, Decision, Comment, DecidedAt }) => (
          <li key={`${Round}${DecidedAt}`}>
            {t(Decision === "Denied" ? "roundDenied" : "roundApproved", { date: formats.day(DecidedAt) })}
            {Comment && (
              <>
                : <bdi>{Comment}</bdi>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

type DecisionsProps = { readonly shown: Shown; readonly onDecided: () => void; readonly onStale: () => void };

function useDecisions({ shown, onDecided, onStale }: DecisionsProps) {
  const { t } = useTranslation("approvals");
  const words = useFailureTexts();
  const [approve, approving] = useMutation(ApproveProject);
  const [deny] = useMutation(DenyProject);
  const name = shown.Data.Name ?? "";

  async function take(): Promise<void> {
    if (approving.loading) return;
    try {
      await approve({ variables: { projectId: shown.PK, version: shown.Data.Version } });
    } catch (error) {
      notify("error", words.sentence(failureOf(error)));
      // Somebody else was first, or the project has changed: what is shown is out of date.
      onStale();
      return;
    }
    notify("success", t("approved", { name }));
    onDecided();
  }

  return {
    approving: approving.loading,
    approve: () => void take(),
    deny: (comment: string) => deny({ variables: { projectId: shown.PK, comment } }),
  };
}

function Decisions(props: DecisionsProps) {
  const { t } = useTranslation("approvals");
  const { shown, onDecided } = props;
  const { approving, approve, deny } = useDecisions(props);
  const [denying, setDenying] = useState(false);
  const mayApprove = shown.Data.ViewerCan.includes("approveProject");
  const mayDeny = shown.Data.ViewerCan.includes("denyProject");
  useKeys({ ...(mayApprove && { a: approve }), ...(mayDeny && { d: () => setDenying(true) }) });
  const name = shown.Data.Name ?? "";
  return (
    <div className="approval-decisions">
      {mayApprove && (
        <Button type="primary" loading={approving} aria-keyshortcuts="a" onClick={approve}>
          {t("approve")}
        </Button>
      )}
      {mayDeny && (
        <Button danger aria-keyshortcuts="d" onClick={() => setDenying(true)}>
          {t("denyMore")}
        </Button>
      )}
      <DenyDialog
        open={denying}
        name={name}
        draft={`deny.${shown.PK}`}
        deny={deny}
        onClose={() => setDenying(false)}
        onDenied={() => {
          notify("success", t("denied", { name }));
          onDecided();
        }}
      />
    </div>
  );
}

type PreviewProps = { readonly projectKey: string; readonly onDecided: () => void };

/** The project that is looked at, in full, with the decision about it. */
export function Preview({ projectKey, onDecided }: PreviewProps) {
  const { t } = useTranslation();
  const word = useCatalog();
  const { data, error, loading, refetch } = useQuery(ApprovalPreview, { variables: { id: projectKey } });
  const again = () => void refetch().catch(() => undefined);
  const shown = data?.getProjectById ?? null;
  return (
    <DataBlock
      loading={shown === null && loading}
      error={shown || loading ? null : (error ?? { errors: [{ extensions: { code: "NOT_FOUND" } }] })}
      onRetry={again}
    >
      {shown && (
        <>
          <div className="preview-head">
            <h2>
              <bdi>{shown.Data.Name ?? t("unnamed")}</bdi>
            </h2>
            <StatusTag tone={projectTone(shown.Data.Status)}>
              {word("projectStatuses", shown.Data.Status)}
            </StatusTag>
          </div>
          <Decisions shown={shown} onDecided={onDecided} onStale={again} />
          <Rounds project={shown.Data} />
          <Breakdown project={shown} />
        </>
      )}
    </DataBlock>
  );
}
