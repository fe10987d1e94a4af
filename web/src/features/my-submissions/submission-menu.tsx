import { EllipsisOutlined } from "@ant-design/icons";
import { Suspense, lazy, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { linkTo, paths } from "#lib/paths.ts";
import { useOpened } from "#lib/use-opened.ts";
import { MenuButton } from "#ui/menu/menu-button.tsx";
import type { Submission } from "./my-work.ts";
import type { DialogName } from "./dialogs/submission-dialogs.tsx";

const SubmissionDialogs = lazy(() =>
  import("./dialogs/submission-dialogs.tsx").then((m) => ({ default: m.SubmissionDialogs })),
);

type SubmissionMenuProps = { readonly record: Submission; readonly onChanged: () => void };

/** Secondary actions of a submission: read the breakdown, cancel the audition, withdraw. */
export function SubmissionMenu({ record, onChanged }: SubmissionMenuProps) {
  const { t } = useTranslation("my-submissions");
  const { t: shell } = useTranslation();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<DialogName>(null);
  const { Position, Project, ViewerCan, BookingStatus } = record.Data;
  const opened = useOpened(dialog !== null);
  const isConfirmed = BookingStatus === "AuditionConfirmed";
  const items = [
    {
      key: "project",
      label: t("openProject"),
      onClick: () =>
        void navigate(linkTo(paths.projectSearch, {}, { project: Project.ProjectId, whole: "1" })),
    },
    ...(ViewerCan.includes("cancelAudition")
      ? [
          {
            key: "cancel",
            label: t(isConfirmed ? "cancelConfirmed" : "cancel"),
            onClick: () => setDialog("cancel"),
          },
        ]
      : []),
    ...(ViewerCan.includes("withdrawSubmission")
      ? [{ key: "withdraw", label: t("withdraw"), danger: true, onClick: () => setDialog("withdraw") }]
      : []),
  ];
  return (
    <>
      <MenuButton
        type="text"
        size="small"
        icon={<EllipsisOutlined aria-hidden />}
        aria-label={t("more", { role: Position.Name ?? shell("unnamed") })}
        menu={{ items }}
      />
      {opened && (
        <Suspense>
          <SubmissionDialogs
            record={record}
            dialog={dialog}
            onClose={() => setDialog(null)}
            onDone={onChanged}
          />
        </Suspense>
      )}
    </>
  );
}
