import { useTranslation } from "react-i18next";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { statusLook } from "#ui/status/status-looks.ts";
import { whenWords } from "#ui/when/when-words.ts";
import { slotZone } from "#ui/when/slot-zone.ts";

type StatusFacts = Pick<WallCard_SubmissionFragment["Data"], "BookingStatus" | "Audition">;

const SHORT = {
  AuditionRequested: "short.AuditionRequested",
  AuditionConfirmed: "short.AuditionConfirmed",
  AuditionDeclined: "short.AuditionDeclined",
  Avail: "short.Avail",
  Offered: "short.Offered",
} as const;

/** A status in one or two words; for a confirmed audition its time, in the venue's time zone. */
export function useShortStatus(): (facts: StatusFacts) => string {
  const { t } = useTranslation("submissions");
  const word = useCatalog();
  const language = useLanguage();
  return ({ BookingStatus, Audition }) => {
    if (BookingStatus === "AuditionConfirmed" && Audition) {
      const { StartsAt } = Audition.Data;
      return whenWords(language, { zone: slotZone(Audition.Data) }).moment(StartsAt);
    }
    const short = SHORT[BookingStatus as keyof typeof SHORT];
    return short ? t(short) : word("bookingStatuses", BookingStatus);
  };
}

/** The status on a photo: a solid chip, or only its icon. Submissions that were merely viewed have none. */
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
