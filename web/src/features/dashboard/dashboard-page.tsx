import { useTranslation } from "react-i18next";
import { PageHeader } from "#ui/page-header.tsx";

export function DashboardPage() {
  const { t } = useTranslation();
  return <PageHeader title={t("navigation.dashboard")} />;
}
