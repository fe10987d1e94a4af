import { BellOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { Suspense, lazy, useState } from "react";
import { useTranslation } from "react-i18next";
import { useOpened } from "#lib/use-opened.ts";
import type { KeptSearch } from "./alert-dialog.tsx";

const AlertDialog = lazy(() => import("./alert-dialog.tsx").then((m) => ({ default: m.AlertDialog })));

/** Saves the current search, with alerts for new projects that match it. */
export function AlertButton(search: KeptSearch) {
  const { t } = useTranslation("project-search");
  const [open, setOpen] = useState(false);
  const opened = useOpened(open);
  return (
    <>
      <Button icon={<BellOutlined aria-hidden />} aria-label={t("alertMe")} onClick={() => setOpen(true)}>
        <span className="tool-words">{t("alertMe")}</span>
      </Button>
      {opened && (
        <Suspense>
          <AlertDialog {...search} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
