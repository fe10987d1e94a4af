import { useTranslation } from "react-i18next";
import type { Viewer } from "#lib/session/viewer.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { ClosedAccount } from "./closed-account.tsx";

/** Why an account is suspended, if it is not closed, and what its owner can still do. */
export function SuspendedAccount({ viewer: { suspensionReason, eraseAt } }: { readonly viewer: Viewer }) {
  const { t } = useTranslation("account");
  return (
    <>
      {eraseAt === null && (
        <>
          <PageHeader title={t("suspended.title")} lead={t("suspended.text")} />
          <h2>{t("suspended.reason")}</h2>
          <p dir="auto">{suspensionReason ?? t("suspended.noReason")}</p>
        </>
      )}
      <ClosedAccount eraseAt={eraseAt} />
    </>
  );
}
