import { Suspense, lazy } from "react";
import { loadTexts } from "#i18n/i18n.ts";
import type { Viewer } from "#lib/session/viewer.tsx";
import { BareFrame } from "#app/shell/bare-frame.tsx";
import { Loading } from "#ui/page/loading.tsx";

const SuspendedAccount = lazy(async () => {
  const [{ SuspendedAccount: Content }] = await Promise.all([
    import("#features/account/suspended-account.tsx"),
    loadTexts("account", "frame"),
  ]);
  return { default: Content };
});

/**
 * All that a suspended member sees: the reason, a copy of their data, and signing out; for a closed account,
 * reopening it.
 */
export function SuspendedPage({ viewer }: { readonly viewer: Viewer }) {
  return (
    <BareFrame>
      <Suspense fallback={<Loading />}>
        <SuspendedAccount viewer={viewer} />
      </Suspense>
    </BareFrame>
  );
}
