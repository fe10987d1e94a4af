import { MoreOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useTranslation } from "react-i18next";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { FitRing } from "#ui/fit-ring/fit-ring.tsx";
import { useRootMark } from "#lib/use-root-mark.ts";
import { MediaImage } from "#ui/media/media-image.tsx";
import { MenuButton } from "#ui/menu/menu-button.tsx";
import { lineOf, useCardFacts } from "../card/card-facts.ts";
import { useShortStatus } from "../card/card-status.tsx";
import { GroupToggles } from "../decisions/group-toggles.tsx";
import { isOffered } from "../decisions/offers.ts";
import type { RunCommand } from "../decisions/use-commands.tsx";
import { shownPhoto } from "../photo/shown-photo.ts";
import "./phone-sheet.css";

type PhoneSheetProps = {
  readonly submission: WallCard_SubmissionFragment;
  readonly run: RunCommand;
  readonly onOpen: () => void;
};

const MORE = ["audition", "message", "decline"] as const;

/** On phones: actions on the current person, within reach of the thumb. */
export function PhoneSheet({ submission, run, onOpen }: PhoneSheetProps) {
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const { t: frame } = useTranslation("frame");
  const short = useShortStatus();
  useRootMark("phone-sheet");
  const { Data } = submission;
  const { FirstName: firstName, LastName: lastName, Fit, RepresentationName } = Data;
  const name = fullName({ firstName, lastName }) || shell("unnamed");
  const { age, height, union } = useCardFacts()(Data);
  const photo = shownPhoto(Data);
  const more = MORE.filter((kind) => isOffered(Data, { kind }));
  return (
    <section className="phone-sheet" aria-label={t("barLabel", { name })}>
      <div className="phone-person">
        <MediaImage url={photo.thumbnail} small={photo.small} alt="" name={name} />
        <div className="phone-words">
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <span>{lineOf([age, height, union, RepresentationName ?? ""])}</span>
          <span className="phone-fit">
            {Fit && <FitRing met={Fit.Met} of={Fit.Of} />} {short(Data)}
          </span>
        </div>
        <Button onClick={onOpen}>{t("detailsTab.details")}</Button>
      </div>
      <div className="phone-acts">
        <GroupToggles submission={submission} run={run} />
        {isOffered(Data, { kind: "book" }) && (
          <Button type="primary" onClick={() => run({ kind: "book" }, submission)}>
            {t("action.book")}
          </Button>
        )}
        <MenuButton
          aria-label={frame("more")}
          icon={<MoreOutlined />}
          menu={{
            items: more.map((kind) => ({
              key: kind,
              label: t(`action.${kind}`),
              onClick: () => run({ kind }, submission),
            })),
          }}
        />
      </div>
    </section>
  );
}
