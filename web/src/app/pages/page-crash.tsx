import { useTranslation } from "react-i18next";
import { useBackOnline } from "#lib/offline/use-online.ts";
import { Text } from "#ui/layout/layout.tsx";
import "#ui/page/state-block.css";

const reload = () => location.reload();

/** Shown instead of a page that crashed or failed to load; the shell around it keeps working. */
export function PageCrash() {
  const { t } = useTranslation();
  const { onLine } = navigator;
  useBackOnline(reload);
  return (
    <div className="state-block" role="alert">
      <Text as="h1" className="state-title" text="lead ink bold">
        {t(onLine ? "state.crashTitle" : "state.notKeptTitle")}
      </Text>
      <p className="state-text">{t(onLine ? "state.crashText" : "state.notKeptText")}</p>
      <button type="button" className="plain-button" onClick={reload}>
        {t("retry")}
      </button>
    </div>
  );
}
