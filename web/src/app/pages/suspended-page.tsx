import { useTranslation } from "react-i18next";
import { PageHeader } from "#ui/page/page-header.tsx";
import { BareFrame } from "#app/shell/bare-frame.tsx";

/** All that a suspended member sees: why, and the way out. */
export function SuspendedPage({ reason }: { readonly reason: string | null }) {
  const { t } = useTranslation();
  return (
    <BareFrame>
      <PageHeader title={t("suspended.title")} lead={t("suspended.text")} />
      <h2>{t("suspended.reason")}</h2>
      <p>{reason ?? t("suspended.noReason")}</p>
    </BareFrame>
  );
}
