import { useTranslation } from "react-i18next";
import "#ui/page/state-block.css";

/** Stands where a page broke; the shell around it keeps working. */
export function PageCrash() {
  const { t } = useTranslation();
  return (
    <div className="state-block" role="alert">
      <h1 className="state-title">{t("state.crashTitle")}</h1>
      <p className="state-text">{t("state.crashText")}</p>
      <button type="button" className="plain-button" onClick={() => location.reload()}>
        {t("retry")}
      </button>
    </div>
  );
}
