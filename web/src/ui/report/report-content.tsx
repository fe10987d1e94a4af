import { Suspense, lazy } from "react";
import { loadTexts } from "#i18n/i18n.ts";
import { useOpened } from "#lib/use-opened.ts";

const Dialog = lazy(async () => {
  const [{ ReportContentDialog }] = await Promise.all([
    import("./report-content-dialog.tsx"),
    loadTexts("report"),
  ]);
  return { default: ReportContentDialog };
});

export type ReportContentProps = {
  readonly kind: "Project" | "Person";
  /** Key of the project or person. */
  readonly target: string;
  /** Its name. */
  readonly name: string;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** Reports a project or a person to the admins. Its code loads when it first opens. */
export function ReportContent(props: ReportContentProps) {
  return (
    useOpened(props.open) && (
      <Suspense>
        <Dialog {...props} />
      </Suspense>
    )
  );
}
