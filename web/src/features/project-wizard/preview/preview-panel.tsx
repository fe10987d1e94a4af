import type { FragmentType } from "@apollo/client";
import { Suspense, lazy, useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Breakdown_ProjectFragment } from "#gen/graphql.ts";
import { useMedia } from "#lib/media-query/use-media.ts";
import { useOpened } from "#lib/use-opened.ts";
import { Later } from "#ui/later.tsx";
import { Loading } from "#ui/page/loading.tsx";
import { PreviewBoundary } from "./preview-boundary.tsx";

const WizardPreview = lazy(() => import("./wizard-preview.tsx").then((m) => ({ default: m.WizardPreview })));
const PreviewDrawer = lazy(() => import("./preview-drawer.tsx").then((m) => ({ default: m.PreviewDrawer })));

/** From this width on there is room for the preview beside the form. */
const BESIDE = "(min-width: 1280px)";

type PreviewProps = { readonly project: FragmentType<Breakdown_ProjectFragment> | null };

/** The preview beside the form; it comes after it for the keyboard. */
function PreviewColumn({ project }: PreviewProps) {
  const { t } = useTranslation("project-wizard");
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by key
    <aside className="wizard-preview" aria-labelledby="wizard-preview" tabIndex={0}>
      <h2 id="wizard-preview" className="step-title">
        {t("preview")}
      </h2>
      <Later>
        <PreviewBoundary words={t("previewFailed")}>
          <Suspense fallback={<Loading />}>
            <WizardPreview project={project} />
          </Suspense>
        </PreviewBoundary>
      </Later>
    </aside>
  );
}

/**
 * The live preview of a project: a column where there is room, otherwise a drawer with the function that opens it.
 */
export function usePreview(
  project: PreviewProps["project"],
): readonly [preview: ReactNode, open: (() => void) | null] {
  const { t } = useTranslation("project-wizard");
  const isBeside = useMedia(BESIDE);
  const [open, setOpen] = useState(false);
  const opened = useOpened(open);
  if (isBeside) return [<PreviewColumn key="column" project={project} />, null];
  const drawer = opened && (
    <PreviewBoundary key="drawer" words={t("previewFailed")}>
      <Suspense>
        <PreviewDrawer open={open} project={project} onClose={() => setOpen(false)} />
      </Suspense>
    </PreviewBoundary>
  );
  return [drawer, () => setOpen(true)];
}
