import { useTranslation } from "react-i18next";

/** The bare loading indicator. */
export function LoadingPage() {
  const { t } = useTranslation();
  return (
    <main className="splash">
      <output>{t("loading")}</output>
    </main>
  );
}
