import { Suspense, lazy } from "react";
import { useOpened } from "#lib/use-opened.ts";
import type { ConfirmProps } from "./confirm-dialog.tsx";

const ConfirmDialog = lazy(() => import("./confirm-dialog.tsx").then((m) => ({ default: m.ConfirmDialog })));

/** Asks before something that cannot be undone right away; its code loads when it first opens. */
export function Confirm(props: ConfirmProps) {
  const opened = useOpened(props.open);
  return (
    opened && (
      <Suspense>
        <ConfirmDialog {...props} />
      </Suspense>
    )
  );
}
