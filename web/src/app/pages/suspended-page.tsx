import { Suspense, lazy } from "react";
import { useTranslation } from "react-i18next";
import { loadTexts } from "#i18n/i18n.ts";
import type { Viewer } from "#lib/session/viewer.tsx";
import { BareFrame } from "#app/shell/bare-frame.tsx";
import { Loading } from "#ui/page/loading.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";

const ClosedAccount = lazy(async () => {
  const [{ ClosedAccount: Content }] = await Promise.all([
    import("#features/account/closed-account.tsx"),
    loadTexts("account", "frame"),
  ]);
  return { default: Content };
});

/**
 * All that a suspended member sees: the reason, a copy of their data, and signing out; for a closed account,
 * reopening it.
 */
export function SuspendedPage({ viewer }: { readonly viewer: Viewer }) {
  const { t } = useTranslation();
  const { suspensionReason, eraseAt } = viewer;
  return (
    <BareFrame>
      {eraseAt === null && (
        <>
          <PageHeader title={t("suspended.title")} lead={t("suspended.text")} />
          <h2>{t("suspended.reason")}</h2>
          <p dir="auto">{suspensionReason ?? t("suspended.noReason")}</p>
        </>
      )}
      <Suspense fallback={<Loading />}>
        <ClosedAccount eraseAt={eraseAt} />
      </Suspense>
    </BareFrame>
  );
}
