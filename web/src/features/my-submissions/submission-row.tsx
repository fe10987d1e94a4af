import { useTranslation } from "react-i18next";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { Facts } from "#ui/facts.tsx";
import { Box, Row } from "#ui/layout/layout.tsx";
import { MediaImage } from "#ui/media/media-image.tsx";
import { usePay } from "#ui/pay/use-pay.ts";
import { statusLook } from "#ui/status/status-looks.ts";
import { StatusTag } from "#ui/status/status-tag.tsx";
import { DueCue } from "#ui/when/due-cue.tsx";
import { When } from "#ui/when/when.tsx";
import { useDateAnswerText } from "./move-words.tsx";
import { LAST_STEP, moveOf, stepOf } from "./my-work.ts";
import type { Submission } from "./my-work.ts";
import { SubmissionMenu } from "./submission-menu.tsx";

/** The progress of a submission, as five bars. */
export function ProgressTrack({ record }: { readonly record: Submission }) {
  const { t } = useTranslation("my-submissions");
  const step = stepOf(record);
  const { tone } = statusLook("submission", record.Data.BookingStatus);
  return (
    <span className={`track track-${tone}`}>
      <span className="visually-hidden">{t("progress", { step, of: LAST_STEP })}</span>
      {Array.from({ length: LAST_STEP }, (_, index) => (
        <i key={index} aria-hidden="true" data-done={index < step} />
      ))}
    </span>
  );
}

type SubmissionRowProps = {
  readonly record: Submission;
  /** True for agents, who see which client each submission is for. */
  readonly showTalent: boolean;
  readonly current: boolean;
  readonly onOpen: () => void;
  readonly onChanged: () => void;
};

/** Which client a submission is for, and whether their account is in the way. */
function ForWhom({ data }: { readonly data: Submission["Data"] }) {
  const { t } = useTranslation("my-submissions");
  const name = fullName({ firstName: data.FirstName, lastName: data.LastName });
  return (
    <>
      {" "}
      <span>{t("of", { name })}</span>
      {data.AccountHidden && <span> · {t("accountHidden")}</span>}
    </>
  );
}

/** A submission in one line: role, status, progress, last change, pay, and what is due. */
export function SubmissionRow({ record, showTalent, current, onOpen, onChanged }: SubmissionRowProps) {
  const { t } = useTranslation("my-submissions");
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const pay = usePay();
  const formats = useFormats();
  const { Data } = record;
  const project = Data.Project.Record?.Data;
  const move = moveOf(record);
  const line = Data.Waiting?.Place;
  const waits = typeof line === "number" && t("waiting.short", { place: formats.number(line) });
  const missed = Data.AuditionStatus === "NoShow" && t("noShow.title");
  const dateAnswerText = useDateAnswerText(showTalent);
  const facts = [dateAnswerText(Data), missed, waits, Data.Project.Name, project?.Company?.Data.Name].map(
    (fact) => fact || null,
  );
  const name = Data.Position.Name ?? shell("unnamed");
  return (
    <li className="my-row" data-current={current}>
      <MediaImage url={project?.Media[0]?.Data.ContentThumbNailUrl} alt="" name={name} shape="poster" />
      <Box className="my-row-words" shrinks>
        <h2>
          <button type="button" aria-current={current ? "true" : undefined} onClick={onOpen}>
            <bdi>{name}</bdi>
          </button>
        </h2>
        <p>
          <Facts of={facts} />
          {showTalent && <ForWhom data={Data} />}
        </p>
      </Box>
      <span className="my-row-status">
        <StatusTag {...statusLook("submission", Data.BookingStatus)}>
          {word("talentStatuses", Data.BookingStatus)}
        </StatusTag>
      </span>
      <ProgressTrack record={record} />
      <span className="my-row-meta">
        <When at={Data.UpdatedAt} as="past" />
      </span>
      <span className="my-row-pay">{pay.one(Data.Position.Record?.Data ?? {})}</span>
      <Row as="span" className="my-row-end" gap={8} justify="end">
        {move?.until && <DueCue at={move.until} format={(when) => t("by", { time: when })} />}
        <SubmissionMenu record={record} onChanged={onChanged} />
      </Row>
    </li>
  );
}
