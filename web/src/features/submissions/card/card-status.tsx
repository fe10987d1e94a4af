import { useTranslation } from "react-i18next";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { statusLook } from "#ui/status/status-looks.ts";
import { useWhen } from "#ui/when/use-when.ts";

type StatusFacts = Pick<WallCard_SubmissionFragment["Data"], "BookingStatus" | "Audition">;

const SHORT = {
  AuditionRequested: "short.AuditionRequested",
  AuditionConfirmed: "short.AuditionConfirmed",
  AuditionDeclined: "short.AuditionDeclined",
  Avail: "short.Avail",
  Offered: "short.Offered",
} as const;

/** A status in a word or two; of a confirmed audition its time. */
export function useShortStatus(): (facts: StatusFacts) => string {
  const { t } = useTranslation("submissions");
  const word = useCatalog();
  const when = useWhen();
  return ({ BookingStatus, Audition }) => {
    if (BookingStatus === "AuditionConfirmed" && Audition) return when.moment(Audition.Data.StartsAt);
    const short = SHORT[BookingStatus as keyof typeof SHORT];
    return short ? t(short) : word("bookingStatuses", BookingStatus);
  };
}

/** The state on a photo: a solid chip, or its icon alone. Whoever was merely seen has none: absence is the sign. */
export function PhotoStatus({
  facts,
  iconOnly,
}: {
  readonly facts: StatusFacts;
  readonly iconOnly: boolean;
}) {
  const word = useCatalog();
  const short = useShortStatus();
  const { BookingStatus } = facts;
  if (BookingStatus === "Viewed") return null;
  const { tone, icon: Icon } = statusLook("submission", BookingStatus);
  const look = BookingStatus === "Submitted" ? "new" : tone;
  return (
    <span
      className={`photo-status photo-${look}${iconOnly ? " photo-icon" : ""}`}
      title={word("bookingStatuses", BookingStatus)}
      aria-hidden="true"
    >
      <Icon />
      {!iconOnly && <span className="photo-word">{short(facts)}</span>}
    </span>
  );
}
