import { useFormats } from "#i18n/formats.ts";
import { useWhen } from "./use-when.ts";

type WhenProps = {
  readonly at: string;
  /** The zone in which it is written; the reader's own by default. */
  readonly zone?: string;
  /** `moment` has the clock, `day` has not, `past` has the clock only for today. */
  readonly as?: "moment" | "day" | "past";
};

/** A time in words ("Today 9:05 AM", "Tue 6 PM"), with the whole date where the pointer rests. */
export function When({ at, zone, as = "moment" }: WhenProps) {
  const when = useWhen({ zone });
  const formats = useFormats();
  return (
    <time dateTime={at} title={as === "day" ? formats.day(at, zone) : formats.moment(at, zone)}>
      {when[as](at)}
    </time>
  );
}
