import { ClockCircleOutlined } from "@ant-design/icons";
import { useFormats } from "#i18n/formats.ts";
import { useWhen } from "./use-when.ts";
import { nearnessOf } from "./when-words.ts";
import "./due-cue.css";

type DueCueProps = {
  readonly at: string;
  readonly zone?: string;
  /** Puts the time into a sentence, such as "Respond by Tue, Dec 1, 6:00 PM PST". By default the time alone. */
  readonly format?: (when: string) => string;
  /** Whether the time of day is shown: for an exact hour, not for a closing day. */
  readonly clock?: boolean;
  /** Amber is for what waits for the viewer; other people's deadlines are plain. */
  readonly mine?: boolean;
};

/** A deadline: amber with a clock icon within 48 hours, plain before and after. */
export function DueCue({ at, zone, format, clock = true, mine = true }: DueCueProps) {
  const when = useWhen({ zone, inside: format !== undefined });
  const formats = useFormats();
  const words = clock ? when.deadline(at) : when.day(at);
  const near = mine && nearnessOf(at, { zone }) === "near";
  return (
    <time
      dateTime={at}
      title={formats.moment(at, zone)}
      className={near ? "due-cue due-cue-near" : "due-cue"}
    >
      {near ? <ClockCircleOutlined aria-hidden="true" /> : null}
      {format ? format(words) : words}
    </time>
  );
}
