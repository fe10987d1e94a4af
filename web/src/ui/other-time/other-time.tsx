import { Suspense, lazy } from "react";
import { loadTexts } from "#i18n/i18n.ts";
import type { Wish } from "./other-times.ts";
import { useOpened } from "#lib/use-opened.ts";

const Dialog = lazy(async () => {
  const [{ OtherTimeDialog }] = await Promise.all([
    import("./other-time-dialog.tsx"),
    loadTexts("other-time"),
  ]);
  return { default: OtherTimeDialog };
});

export type OtherTimeProps = {
  /** The submission whose talent is invited to a time. */
  readonly submission: {
    readonly PK: string;
    readonly SK: string;
    readonly Data: { readonly AuditionId: string | null };
  };
  readonly open: boolean;
  /** Sends what casting will read. */
  readonly send: (wish: Wish) => Promise<unknown>;
  readonly onClose: () => void;
  /** Called after it was sent. */
  readonly onDone: () => void;
};

/**
 * Asks casting for another audition time: any of the available ones, or in words. Its code loads when it first opens.
 */
export function OtherTime(props: OtherTimeProps) {
  return (
    useOpened(props.open) && (
      <Suspense>
        <Dialog {...props} />
      </Suspense>
    )
  );
}
