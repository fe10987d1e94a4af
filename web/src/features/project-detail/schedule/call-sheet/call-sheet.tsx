import { useEffect } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#i18n/use-language.ts";
import { useShownPhone } from "#lib/forms/use-shown-phone.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { useRootMark } from "#lib/use-root-mark.ts";
import { slotZone } from "#ui/when/slot-zone.ts";
import { useWhen } from "#ui/when/use-when.ts";
import { zoneName } from "#ui/when/zone-name.ts";
import { useAnswerWord } from "../use-answer-word.ts";
import type { Time } from "../use-schedule.ts";
import type { CallSheetLine } from "./call-sheet-lines.ts";
import type { CallSheetEntry } from "./read-call-sheet.ts";
import "#ui/paper-sheet.css";

export type DaySheet = {
  readonly date: string;
  /** The slots of the day. */
  readonly times: readonly Time[];
  readonly lines: readonly CallSheetLine<CallSheetEntry>[];
};

type LineProps = { readonly line: CallSheetLine<CallSheetEntry>; readonly time: Time | undefined };

function Line({ line, time }: LineProps) {
  const word = useAnswerWord();
  const { FirstName, LastName, RepresentationName, CreatedBy, User, UserId } = line.person.Data;
  const when = useWhen({ zone: time && slotZone(time.Data), named: false });
  const agent = CreatedBy && CreatedBy.PK !== UserId ? CreatedBy.Data : null;
  const phone = useShownPhone(User?.Data.PhoneNumber);
  const agentPhone = useShownPhone(agent?.PhoneNumber);
  const agentName = agent ? fullName({ firstName: agent.FirstName, lastName: agent.LastName }) : "";
  const agency = [...new Set([RepresentationName ?? "", agentName])].filter((name) => name !== "");
  return (
    <tr>
      <td>{when.clock(line.startsAt)}</td>
      <th scope="row">
        <bdi>{fullName({ firstName: FirstName, lastName: LastName })}</bdi>
      </th>
      <td>
        <bdi>{line.entry.Position?.Name}</bdi>
      </td>
      <td>{word(line.person)}</td>
      <td>{phone}</td>
      <td>
        {agency.map((name) => (
          <bdi key={name}>{name} </bdi>
        ))}
        {agentPhone}
      </td>
      <td>
        <bdi>{time?.Data.Place ?? time?.Data.Link}</bdi>
      </td>
    </tr>
  );
}

/** The call sheet of a day, for paper: who comes when and where, and how to reach them. The print dialog opens. */
export function CallSheet({ date, times, lines, onDone }: DaySheet & { readonly onDone: () => void }) {
  const { t } = useTranslation("project-detail");
  const language = useLanguage();
  const [first] = times;
  const zone = first && slotZone(first.Data);
  const when = useWhen({ zone, named: false });
  useRootMark("paper-sheet");
  useEffect(() => {
    globalThis.print();
    onDone();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each sheet
  }, []);
  const project = lines[0]?.entry.Project?.Name;
  return createPortal(
    <section className="paper-sheet">
      <h1>
        {t("callSheet")} · {when.fullDay(date)}
      </h1>
      <p>
        {project && <bdi>{project} · </bdi>}
        {first && zone && `${zoneName(first.Data.StartsAt, zone, language)} · `}
        {t("sheet.people", { count: lines.length })}
      </p>
      <table>
        <thead>
          <tr>
            {(["time", "name", "role", "answer", "phone", "agent", "place"] as const).map((column) => (
              <th key={column} scope="col">
                {t(`sheet.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line
              key={`${line.slot} ${line.person.SK}`}
              line={line}
              time={times.find(({ SK }) => SK === line.slot)}
            />
          ))}
        </tbody>
      </table>
    </section>,
    document.body,
  );
}
