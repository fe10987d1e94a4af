import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "#lib/paths.ts";
import { Box } from "#ui/layout/layout.tsx";
import "#app/shell/dialog.css";

/** Covers the page when the session has ended; disappears once another tab has signed in again. */
export function SessionEnded() {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <Box
      ref={dialog}
      as="dialog"
      className="plain-dialog"
      pad={24}
      card
      text="ink"
      aria-labelledby="session-ended"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="session-ended">{t("ended.title")}</h2>
      <p>{t("ended.text")}</p>
      <a className="accent-button" href={paths.login} target="_blank" rel="opener">
        {t("ended.action")}
      </a>
    </Box>
  );
}
