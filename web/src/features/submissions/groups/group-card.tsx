import { MoreOutlined } from "@ant-design/icons";
import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { FitRing } from "#ui/fit-ring/fit-ring.tsx";
import { Row, Stack } from "#ui/layout/layout.tsx";
import { MediaImage } from "#ui/media/media-image.tsx";
import { MenuButton } from "#ui/menu/menu-button.tsx";
import { lineOf, useCardFacts } from "../card/card-facts.ts";
import { useShortStatus } from "../card/card-status.tsx";
import { shownPhoto } from "../photo/shown-photo.ts";
import { WallCardSubmission } from "../wall/wall-documents.ts";
import { useGroupNames } from "./group-names.tsx";
import { GROUP_NUMBERS } from "./group-number.ts";

type GroupCardProps = {
  readonly submission: WallCard_SubmissionFragment;
  /** The group whose column it is in. */
  readonly number: number;
  readonly isActive: boolean;
  readonly card: Ref<HTMLButtonElement> | null;
  readonly onFocus: () => void;
  readonly onMove: (to: number | null) => void;
};

/** A person in a group: can be dragged, or moved by the menu or the key of another group. */
export function GroupCard({ submission, number, isActive, card, onFocus, onMove }: GroupCardProps) {
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const navigate = useNavigate();
  const names = useGroupNames();
  const short = useShortStatus();
  const facts = useCardFacts();
  const { Data, SK } = useRecord(WallCardSubmission, submission) ?? submission;
  const { FirstName: firstName, LastName: lastName, Fit, OtherRoles } = Data;
  const name = fullName({ firstName, lastName }) || shell("unnamed");
  const { age, height } = facts(Data);
  const photo = shownPhoto(Data);
  const [other] = OtherRoles ?? [];
  const open = () =>
    void navigate(linkTo(paths.positionSubmission, { userId: Data.UserId, positionId: Data.RoleId }));
  const others = GROUP_NUMBERS.filter((one) => one !== number);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and the menu move people as well
    <Row
      as="li"
      className="group-card"
      gap={8}
      fill="surface"
      framed
      radius="small"
      draggable
      aria-current={isActive ? "true" : undefined}
      onDragStart={({ dataTransfer }) => dataTransfer.setData("text/plain", JSON.stringify({ SK, number }))}
    >
      <MediaImage url={photo.thumbnail} small={photo.small} alt="" name={name} />
      <Stack as="span" className="group-card-words" grow shrinks text="micro quiet">
        <button
          ref={card}
          type="button"
          className="group-card-name"
          tabIndex={isActive ? 0 : -1}
          onFocus={onFocus}
          onClick={open}
        >
          <bdi>{name}</bdi>
        </button>
        <span>{lineOf([age, height])}</span>
        <span>{other?.Name ? t("alsoUpFor", { role: other.Name }) : short(Data)}</span>
      </Stack>
      {Fit && <FitRing met={Fit.Met} of={Fit.Of} />}
      <MenuButton
        type="text"
        size="small"
        tabIndex={isActive ? 0 : -1}
        aria-label={t("moveMenu", { name })}
        icon={<MoreOutlined />}
        menu={{
          items: [
            ...others.map((to) => ({
              key: String(to),
              label: t("moveToGroup", { number: to, group: names.of(to) }),
              onClick: () => onMove(to),
            })),
            { key: "out", label: t("takeOut", { group: names.of(number) }), onClick: () => onMove(null) },
          ],
        }}
      />
    </Row>
  );
}
