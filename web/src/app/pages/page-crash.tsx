import { useTranslation } from "react-i18next";
import { useBackOnline } from "#lib/offline/use-online.ts";
import "#ui/page/state-block.css";

const reload = () => location.reload();

/** Shown instead of a page that crashed or failed to load; the shell around it keeps working. */
export function PageCrash() {
  const { t } = useTranslation();
  const { onLine } = navigator;
  useBackOnline(reload);
  return (
    <div className="state-block" role="alert">
      <h1 className="state-title">{t(onLine ? "state.crashTitle" : "state.notKeptTitle")}</h1>
      <p className="state-text">{t(onLine ? "state.crashText" : "state.notKeptText")}</p>
      <button type="button" className="plain-button" onClick={reload}>
        {t("retry")}
      </button>
    </div>
  );
}
