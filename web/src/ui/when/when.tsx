import { useFormats } from "#i18n/formats.ts";
import { useWhen } from "./use-when.ts";

type WhenProps = {
  readonly at: string;
  /** The zone it is shown in; the reader's own by default. */
  readonly zone?: string;
  /** `moment` shows the time of day, `day` does not, `past` only for today. */
  readonly as?: "moment" | "day" | "past";
};

/** A time in words ("Today 9:05 AM", "Tue 6 PM"), with the full date as a tooltip. */
export function When({ at, zone, as = "moment" }: WhenProps) {
  const when = useWhen({ zone });
  const formats = useFormats();
  return (
    <time dateTime={at} title={as === "day" ? formats.day(at, zone) : formats.moment(at, zone)}>
      {when[as](at)}
    </time>
  );
}
