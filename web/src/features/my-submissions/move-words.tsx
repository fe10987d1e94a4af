import { useTranslation } from "react-i18next";
import { localeOf, ownZone } from "#i18n/formats.ts";
import { dateFormat } from "#i18n/intl.ts";
import { dateAnswerOf } from "#lib/talent-side/owed.ts";
import { usePay } from "#ui/pay/use-pay.ts";
import { useWhen } from "#ui/when/use-when.ts";
import type { Move, Submission } from "./my-work.ts";

/** The days of a request: a single day, or several as a range; empty if it has none. */
function useRequestDays(): (dates: readonly string[]) => string {
  const when = useWhen();
  return (dates) => {
    const [first, last] = [dates[0], dates.at(-1)];
    if (first === undefined || last === undefined) return "";
    return first === last ? when.day(first) : when.days(first, last);
  };
}

/** A request about dates that promises more than being free, and so has words of its own; null for any other. */
export function ownWords({ kind, submission }: Move): "FirstRefusal" | "Hold" | null {
  const requestKind = kind === "dates" ? submission.Data.Request?.Kind : null;
  return requestKind === "FirstRefusal" || requestKind === "Hold" ? requestKind : null;
}

/** The answer about the dates, given by the talent or their agent; null if there is none that still applies. */
export function useDateAnswerText(ofClient: boolean): (data: Submission["Data"]) => string | null {
  const { t } = useTranslation("my-submissions");
  return (data) => {
    const answer = dateAnswerOf({ Data: data });
    if (answer === null) return null;
    const kind = data.Request?.Kind;
    if (answer === "Free" && (kind === "FirstRefusal" || kind === "Hold")) return t(`said.${kind}`);
    return t(answer === "Free" && ofClient ? "said.clientFree" : `said.${answer}`);
  };
}

/** A request from casting as a one-line title. */
export function useMoveTitle(): (move: Move) => string {
  const { t } = useTranslation("my-submissions");
  const days = useRequestDays();
  return (move) => {
    const { kind, submission } = move;
    const { Data } = submission;
    const own = ownWords(move);
    if (kind === "audition") return t("auditionFor", { role: Data.Position.Name ?? "" });
    if (kind === "offer") return t("offerFor", { role: Data.Position.Name ?? "" });
    const dates = days(Data.Request?.Dates ?? []);
    if (own && dates !== "") return t(`asked.${own}`, { days: dates });
    return dates === "" ? t("areYouFree") : t("areYouFreeOn", { days: dates });
  };
}

/** Project, time and place of a request. */
export function useMoveFacts(): (move: Move) => string {
  const { t } = useTranslation("my-submissions");
  const when = useWhen();
  const pay = usePay();
  const days = useRequestDays();
  return ({ kind, submission: { Data } }) => {
    const slot = Data.Audition?.Data;
    const { Request, Project, Position } = Data;
    const facts =
      kind === "audition" && slot
        ? [Project.Name, when.moment(slot.StartsAt), when.length(slot.LengthMinutes * 60_000), slot.Place]
        : [
            Project.Name,
            Position.Name,
            kind === "offer"
              ? days(Request?.Dates ?? [])
              : t(`kinds.${Request?.Kind ?? "Avail"}`, { defaultValue: "" }),
            // An offer is what it says; the pay of the role may have changed since.
            pay.request(Request ?? {}, (kind === "offer" ? null : Position.Record?.Data) ?? {}),
          ];
    return facts.filter(Boolean).join(" · ");
  };
}

/** The day of a request, as a calendar leaf. */
export function DateTile({ move }: { readonly move: Move }) {
  const { i18n } = useTranslation();
  const { Audition, Request } = move.submission.Data;
  const isAudition = move.kind === "audition";
  const day = isAudition ? Audition?.Data.StartsAt : Request?.Dates[0];
  if (!day) return null;
  const write = (part: Intl.DateTimeFormatOptions) =>
    dateFormat(localeOf(i18n.language), {
      ...part,
      timeZone: isAudition ? ownZone() : "UTC",
    }).format(new Date(day));
  return (
    <span className={isAudition ? "move-tile" : "move-tile move-tile-hold"} aria-hidden="true">
      <small>{write(isAudition ? { weekday: "short" } : { month: "short" })}</small>
      <strong>{write({ day: "numeric" })}</strong>
    </span>
  );
}
