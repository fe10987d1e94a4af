import { Suspense, lazy } from "react";
import { loadTexts } from "#i18n/i18n.ts";
import type { SlotTime } from "#ui/when/slot-zone.ts";

const Reply = lazy(async () => {
  const [{ ReplyButtons }] = await Promise.all([import("./reply-buttons.tsx"), loadTexts("other-time")]);
  return { default: ReplyButtons };
});

type WantedSlot = {
  readonly SK: string;
  readonly Data: SlotTime & { readonly Place: string | null };
};

export type ReplyProps = {
  readonly PK: string;
  readonly SK: string;
  readonly Data: {
    /** The slot that was offered; null if talent could choose. */
    readonly AuditionId: string | null;
    readonly AuditionMessage: string | null;
    readonly OtherTime: {
      readonly Reason: string | null;
      readonly Auditions: readonly WantedSlot[];
    } | null;
  };
  /** Whether the viewer may offer times. */
  readonly mayReply: boolean;
  /** Called after it was answered, or failed to be. */
  readonly onDone: () => void;
};

/**
 * What the talent side wants instead of the offered time, in their words and by slots, each of which casting offers with
 * one press; or it keeps the time. Nothing if no other time was requested. Its code loads when it is first needed.
 */
export function ReplyToOtherTime(props: ReplyProps) {
  return (
    props.Data.OtherTime && (
      <Suspense>
        <Reply {...props} />
      </Suspense>
    )
  );
}
