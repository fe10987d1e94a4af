import { Button } from "antd";
import { Suspense, lazy, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasRole, useViewer } from "#lib/session/viewer.tsx";
import { useOpened } from "#lib/use-opened.ts";
import type { InviteProps } from "./invite-dialog.tsx";

const InviteDialog = lazy(() => import("./invite-dialog.tsx").then((m) => ({ default: m.InviteDialog })));

/** Opens the dialog that invites a performer to submit for a role; its code is loaded when it is first opened. */
export function InviteButton(props: InviteProps) {
  const { t } = useTranslation("people");
  const viewer = useViewer();
  const [open, setOpen] = useState(false);
  const opened = useOpened(open);
  if (!hasRole(viewer, ["Production"]) || viewer.companyKey === null) return null;
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {t("invite")}
      </Button>
      {opened && (
        <Suspense>
          <InviteDialog {...props} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
