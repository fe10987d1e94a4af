import type { FragmentType } from "@apollo/client";
import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { useRecord } from "#lib/graph/use-record.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { MediaImage } from "#ui/media-image.tsx";
import { StatusTag, bookingTone } from "#ui/status-tag.tsx";
import { GroupToggles } from "../decisions/decision-bar.tsx";
import { isIn } from "../decisions/offers.ts";
import type { RunCommand } from "../decisions/use-commands.tsx";
import { GROUP_NUMBERS } from "./wall-criteria.ts";
import { WallCardSubmission } from "./wall-documents.ts";

type WallCardProps = {
  readonly submission: FragmentType<WallCard_SubmissionFragment>;
  /** From 1. */
  readonly column: number;
  readonly isActive: boolean;
  readonly cell: Ref<HTMLDivElement>;
  readonly onFocus: () => void;
  readonly onOpen: () => void;
  readonly run: RunCommand;
};

type Facts = Pick<WallCard_SubmissionFragment, "Data">;

/** What stands on the headshot: other positions, and the fit. */
function CardBadges({ Data: { Fit, OtherRoles } }: Facts) {
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const others = OtherRoles?.length ?? 0;
  return (
    <span className="wall-badges">
      {others > 0 && <span className="wall-others">{t("otherRoles", { count: others })}</span>}
      {Fit && Fit.Of > 0 && (
        <span className="wall-fit">
          <span aria-hidden="true">{t("fitShort", { met: Fit.Met, of: Fit.Of })}</span>
          <span className="visually-hidden">{shell("fit.summary", { met: Fit.Met, count: Fit.Of })}</span>
        </span>
      )}
    </span>
  );
}

function CardFacts({ Data }: Facts) {
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const formats = useFormats();
  const { BookingStatus, FirstName: firstName, LastName: lastName } = Data;
  const groups = GROUP_NUMBERS.filter((number) => isIn(Data, number)).map(String);
  return (
    <>
      <span className="wall-name">
        <bdi>{fullName({ firstName, lastName }) || shell("unnamed")}</bdi>
      </span>
      <span className="wall-status">
        <StatusTag tone={bookingTone(BookingStatus)}>{word("bookingStatuses", BookingStatus)}</StatusTag>
      </span>
      {groups.length > 0 && (
        <span className="visually-hidden">{t("inGroups", { groups: formats.list(groups) })}</span>
      )}
    </>
  );
}

/** A person on the wall, named by what the card says. The cell has the focus; its keys and its buttons do the same. */
export function WallCard({ submission, column, isActive, cell, onFocus, onOpen, run }: WallCardProps) {
  const record = useRecord(WallCardSubmission, submission);
  const { FirstName: firstName, LastName: lastName, ProfileImage } = record?.Data ?? {};
  const name = fullName({ firstName, lastName });
  const image = ProfileImage?.Data;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the grid listens for the keys of its cells
    <div
      ref={cell}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its row is no table row
      role="gridcell"
      aria-colindex={column}
      aria-selected={isActive}
      tabIndex={isActive ? 0 : -1}
      className={`wall-card${record?.Data.Booked ? " wall-booked" : ""}`}
      onFocus={onFocus}
      onClick={onOpen}
    >
      <div className="wall-photo">
        <MediaImage url={image?.ContentThumbNailUrl ?? image?.ContentUrl} alt="" name={name} />
      </div>
      {record && (
        <div className="wall-words">
          <CardFacts Data={record.Data} />
          <GroupToggles submission={record} run={run} pointerOnly />
        </div>
      )}
      {record && <CardBadges Data={record.Data} />}
    </div>
  );
}
