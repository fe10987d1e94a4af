import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ownZone, useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { DockedPanel } from "#ui/docked-panel/docked-panel.tsx";
import { Box, Row, Stack } from "#ui/layout/layout.tsx";
import { MediaImage } from "#ui/media/media-image.tsx";
import { statusLook } from "#ui/status/status-looks.ts";
import { StatusTag } from "#ui/status/status-tag.tsx";
import { useTermFacts } from "#ui/terms/use-term-facts.ts";
import { useWhen } from "#ui/when/use-when.ts";
import { slotZone } from "#ui/when/slot-zone.ts";
import { MoveItem } from "./move-card.tsx";
import { changeableOf, moveOf } from "./my-work.ts";
import type { Submission } from "./my-work.ts";
import { NoShowSection } from "./no-show/no-show-section.tsx";
import { RequestSection } from "./request/request-section.tsx";
import { SubmissionMenu } from "./submission-menu.tsx";
import { ProgressTrack } from "./submission-row.tsx";
import { WaitingSection } from "./waiting/waiting-section.tsx";

type Slot = NonNullable<Submission["Data"]["Audition"]>["Data"];

/** Time and place of the audition, in the reader's time zone and the venue's. */
function SlotFacts({ slot }: { readonly slot: Slot }) {
  const { t } = useTranslation("my-submissions");
  const formats = useFormats();
  const mine = ownZone();
  return (
    <section className="audition" aria-label={t("auditionTitle")}>
      <h3>{t("auditionTitle")}</h3>
      <strong>{t("auditionMine", { time: formats.moment(slot.StartsAt, mine) })}</strong>
      {slot.Zone !== mine && (
        <span>{t("auditionTheirs", { time: formats.moment(slot.StartsAt, slotZone(slot)) })}</span>
      )}
      <span>{t("auditionLength", { count: slot.LengthMinutes })}</span>
      {slot.Place && <span>{t("auditionPlace", { place: slot.Place })}</span>}
      {slot.Link && (
        <a href={slot.Link} target="_blank" rel="noreferrer">
          {t("auditionLink")}
        </a>
      )}
    </section>
  );
}

function History({ moves }: { readonly moves: Submission["Data"]["History"] }) {
  const { t } = useTranslation("my-submissions");
  const word = useCatalog();
  const when = useWhen();
  const { dueOf } = useTermFacts("my-submissions");
  return (
    <section>
      <h3>{t("history")}</h3>
      <Box as="ol" className="history">
        {moves.toReversed().map(({ To, At, Reason, Due }) => (
          <li key={`${At}${To}`}>
            <strong>{word("talentStatuses", To)}</strong> <time dateTime={At}>{when.moment(At)}</time>
            {Reason && <p dir="auto">{Reason}</p>}
            {Due && <p>{dueOf(Due)}</p>}
          </li>
        ))}
      </Box>
    </section>
  );
}

type SubmissionPanelProps = {
  readonly record: Submission;
  readonly showTalent: boolean;
  readonly place?: string | undefined;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  readonly onClose: () => void;
  readonly onChanged: () => void;
};

/** A submission next to the list: the pending request, the audition, the note, and the history. */
export function SubmissionPanel({ record, showTalent, onChanged, ...panel }: SubmissionPanelProps) {
  const { t } = useTranslation("my-submissions");
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const { Data } = record;
  const photo = (Data.Photo ?? Data.ProfileImage)?.Data;
  const moves = [moveOf(record), changeableOf(record)].filter((move) => move !== null);
  return (
    <DockedPanel
      title={Data.Position.Name ?? shell("unnamed")}
      extra={<SubmissionMenu record={record} onChanged={onChanged} />}
      {...panel}
    >
      <Stack className="my-panel" gap={12}>
        <Row as="p" gap={12}>
          <StatusTag {...statusLook("submission", Data.BookingStatus)}>
            {word("talentStatuses", Data.BookingStatus)}
          </StatusTag>
          <ProgressTrack record={record} />
        </Row>
        <p>
          <Link to={linkTo(paths.projectSearch, {}, { project: Data.Project.ProjectId, whole: "1" })}>
            <bdi>{Data.Project.Name ?? t("openProject")}</bdi>
          </Link>
        </p>
        {moves.length > 0 && (
          <ul className="moves moves-one">
            {moves.map((move) => (
              <MoveItem key={move.kind} move={move} showTalent={showTalent} onChanged={onChanged} />
            ))}
          </ul>
        )}
        {Data.Audition && <SlotFacts slot={Data.Audition.Data} />}
        <RequestSection record={record} onChanged={onChanged} />
        <NoShowSection record={record} onChanged={onChanged} />
        <WaitingSection record={record} onChanged={onChanged} />
        {Data.AuditionMessage && (
          <p>
            {t("theirWords")}: <bdi>{Data.AuditionMessage}</bdi>
          </p>
        )}
        <Stack as="section" className="my-sent" gap={12}>
          <MediaImage
            url={photo?.ContentThumbNailUrl}
            alt={photo?.AltText || t("photoSent")}
            name={fullName({ firstName: Data.FirstName, lastName: Data.LastName })}
          />
          <div>
            <h3>{t("note")}</h3>
            <p dir="auto">{Data.Comments || t("noNote")}</p>
          </div>
        </Stack>
        <History moves={Data.History} />
      </Stack>
    </DockedPanel>
  );
}
