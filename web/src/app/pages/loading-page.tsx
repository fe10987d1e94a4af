import { useTranslation } from "react-i18next";

/** A page with only the loading indicator. */
export function LoadingPage() {
  const { t } = useTranslation();
  return (
    <main className="splash">
      <output>{t("loading")}</output>
    </main>
  );
}
