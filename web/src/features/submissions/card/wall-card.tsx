import { CheckOutlined } from "@ant-design/icons";
import { statusesWhere } from "@callboard/catalog/booking-status.ts";
import { memo, useState } from "react";
import type { MouseEvent, ReactNode, Ref } from "react";
import { useTranslation } from "react-i18next";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { fullName } from "#lib/session/viewer.tsx";
import type { Density } from "#lib/settings/lists.ts";
import { MediaImage } from "#ui/media/media-image.tsx";
import { FitRing } from "#ui/fit-ring/fit-ring.tsx";
import { isIn } from "../decisions/offers.ts";
import { GroupToggles } from "../decisions/group-toggles.tsx";
import type { RunCommand } from "../decisions/use-commands.tsx";
import { useGroupNames } from "../groups/group-names.tsx";
import { GROUP_NUMBERS } from "../groups/group-number.ts";
import { shownPhoto } from "../photo/shown-photo.ts";
import { WallCardSubmission } from "../wall/wall-documents.ts";
import type { WallItem } from "../wall/wall-item.ts";
import { lineOf, useCardFacts } from "./card-facts.ts";
import { PhotoStatus } from "./card-status.tsx";
import { GroupMarks } from "./group-marks.tsx";
import { RoomyFacts } from "./roomy-facts.tsx";
import "#ui/theme/photo.css";
import "./card.css";
import "./card-large.css";

export type CardPress = {
  /** Ctrl, Cmd or the check box: adds the card to the selection. */
  readonly adds: boolean;
  /** Shift: selects everything from the current card to this one. */
  readonly ranges: boolean;
};

type WallCardProps = {
  readonly submission: WallItem;
  readonly index: number;
  /** Counted from 1. */
  readonly column: number;
  readonly density: Density;
  readonly isPhone: boolean;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly cell: Ref<HTMLDivElement> | null;
  readonly onFocus: (index: number) => void;
  readonly onPress: (index: number, press: CardPress) => void;
  readonly run: RunCommand;
};

type Facts = Pick<WallCard_SubmissionFragment, "Data">;

/** The card's icons and marks as text for screen readers. */
function CardWords({ Data }: Facts) {
  const { t } = useTranslation("submissions");
  const word = useCatalog();
  const formats = useFormats();
  const names = useGroupNames();
  const groups = GROUP_NUMBERS.filter((number) => isIn(Data, number)).map(names.of);
  const others = Data.OtherRoles?.length ?? 0;
  return (
    <span className="visually-hidden">
      {word("bookingStatuses", Data.BookingStatus)}
      {groups.length > 0 && `, ${t("inGroups", { groups: formats.list(groups) })}`}
      {others > 0 && `, ${t("otherRoles", { count: others })}`}
    </span>
  );
}

function Scrim({ Data, name, children }: Facts & { readonly name: string; readonly children?: ReactNode }) {
  return (
    <span className="card-scrim">
      <span className="card-name">
        <bdi>{name}</bdi>
        {Data.Fit && <FitRing met={Data.Fit.Met} of={Data.Fit.Of} />}
      </span>
      {children}
    </span>
  );
}

type PhotoCardProps = {
  readonly record: WallCard_SubmissionFragment;
  readonly name: string;
  readonly density: Density;
  readonly isPhone: boolean;
  /** The second line shows the group toggles: on hover, and on the current card. */
  readonly showsKeys: boolean;
  readonly run: RunCommand;
};

/** Everything that overlays the photo. */
function OnPhoto({ record, name, density, isPhone, showsKeys, run }: PhotoCardProps) {
  const { age, height, union } = useCardFacts()(record.Data);
  const line = lineOf(isPhone ? [age, height] : [age, height, union]);
  return (
    <>
      <Scrim Data={record.Data} name={name}>
        {density === "M" && !showsKeys && <span className="card-line">{line}</span>}
        {showsKeys && <GroupToggles submission={record} run={run} pointerOnly />}
      </Scrim>
      <span className="card-top">
        <PhotoStatus facts={record.Data} iconOnly={density === "S" || isPhone} />
        <GroupMarks {...record.Data} />
      </span>
    </>
  );
}

/** Everything on the card except the photo. */
function Content({ near, ...drawn }: Omit<PhotoCardProps, "showsKeys"> & { readonly near: boolean }) {
  const { record, density, isPhone } = drawn;
  return (
    <>
      {density === "L" ? (
        <RoomyFacts {...drawn} submission={record} />
      ) : (
        <OnPhoto {...drawn} showsKeys={density === "M" && !isPhone && near} />
      )}
      <CardWords Data={record.Data} />
    </>
  );
}

type CheckProps = { readonly isSelected: boolean; readonly onCheck: (ranges: boolean) => void };

/** For the pointer only: the x key does the same on the cell, which has the selected state. */
function Check({ isSelected, onCheck }: CheckProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the key x does the same on the cell
    <span
      className={isSelected ? "card-check card-checked" : "card-check"}
      aria-hidden="true"
      onClick={(event) => {
        event.stopPropagation();
        onCheck(event.shiftKey);
      }}
    >
      {isSelected && <CheckOutlined />}
    </span>
  );
}

const OUT: readonly string[] = statusesWhere(({ stage }) => stage === "Out");

function classOf(density: Density, isPhone: boolean, status: string | undefined): string {
  const out = status !== undefined && OUT.includes(status);
  return ["wall-card", `card-${density}`, isPhone && "card-phone", out && "card-out"]
    .filter(Boolean)
    .join(" ");
}

/**
 * A person on the wall, whose accessible name is the card's text. The cell has the focus; its keys and buttons do the
 * same.
 */
export const WallCard = memo(function WallCard(props: WallCardProps) {
  const { submission, index, column, density, isPhone, isActive, isSelected, cell, onFocus, onPress } = props;
  const { t: shell } = useTranslation();
  const record = useRecord(WallCardSubmission, submission);
  const [near, setNear] = useState(false);
  const { FirstName: firstName, LastName: lastName, BookingStatus } = record?.Data ?? {};
  const name = fullName({ firstName, lastName }) || shell("unnamed");
  const { thumbnail, small } = shownPhoto(record?.Data);
  const drawn = record && { record, name, density, isPhone, run: props.run };
  const press = ({ shiftKey, ctrlKey, metaKey }: MouseEvent) =>
    onPress(index, { ranges: shiftKey, adds: ctrlKey || metaKey });
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the page listens for the keys of its cells
    <div
      ref={cell}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its row is no table row
      role="gridcell"
      aria-colindex={column}
      aria-selected={isSelected}
      aria-current={isActive ? "true" : undefined}
      tabIndex={isActive ? 0 : -1}
      className={classOf(density, isPhone, BookingStatus)}
      onFocus={() => onFocus(index)}
      onClick={press}
      onPointerEnter={() => setNear(true)}
      onPointerLeave={() => setNear(false)}
    >
      <span className="card-photo">
        <MediaImage url={thumbnail} small={small} alt="" name={name} />
      </span>
      {drawn && <Content {...drawn} near={near || isActive} />}
      {(near || isSelected) && !isPhone && (
        <Check isSelected={isSelected} onCheck={(ranges) => onPress(index, { adds: true, ranges })} />
      )}
    </div>
  );
});
