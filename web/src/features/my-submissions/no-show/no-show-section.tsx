import { Button } from "antd";
import { Suspense, lazy, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useOpened } from "#lib/use-opened.ts";
import type { Submission } from "../my-work.ts";

const SubmissionDialogs = lazy(() =>
  import("../dialogs/submission-dialogs.tsx").then((m) => ({ default: m.SubmissionDialogs })),
);

type NoShowSectionProps = { readonly record: Submission; readonly onChanged: () => void };

/** Shows that casting recorded a no-show, and lets the person dispute it. */
export function NoShowSection({ record, onChanged }: NoShowSectionProps) {
  const { t } = useTranslation("my-submissions");
  const heading = useId();
  const [disputing, setDisputing] = useState(false);
  const opened = useOpened(disputing);
  const mayDispute = record.Data.ViewerCan.includes("disputeNoShow");
  if (record.Data.AuditionStatus !== "NoShow") return null;
  return (
    <section className="audition no-show" aria-labelledby={heading}>
      <h3 id={heading}>{t("noShow.title")}</h3>
      <span>{t(mayDispute ? "noShow.text" : "noShow.final")}</span>
      {mayDispute && (
        <span>
          <Button onClick={() => setDisputing(true)}>{t("noShow.dispute")}</Button>
        </span>
      )}
      {opened && (
        <Suspense>
          <SubmissionDialogs
            record={record}
            dialog={disputing ? "dispute" : null}
            onClose={() => setDisputing(false)}
            onDone={onChanged}
          />
        </Suspense>
      )}
    </section>
  );
}
