import { Suspense, lazy } from "react";
import { loadTexts } from "#i18n/i18n.ts";
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
  /** Sends what casting reads; null when nothing was said. */
  readonly send: (reason: string | null) => Promise<unknown>;
  readonly onClose: () => void;
  /** Follows what was sent. */
  readonly onDone: () => void;
};

/** Asks casting for another audition time: any of those that there are, or in words. Fetched when it is first opened. */
export function OtherTime(props: OtherTimeProps) {
  return (
    useOpened(props.open) && (
      <Suspense>
        <Dialog {...props} />
      </Suspense>
    )
  );
}
