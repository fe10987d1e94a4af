import { ExpandAltOutlined } from "@ant-design/icons";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { DockedPanel } from "#ui/docked-panel/docked-panel.tsx";
import { narrowingOf } from "../wall/wall-criteria.ts";
import { DetailsFoot } from "./details-foot.tsx";
import { DetailsTabs } from "./details-tabs.tsx";
import { SubmissionDetails } from "./submission-details.tsx";
import type { DetailsTab } from "./submission-details.tsx";
import type { RunCommand } from "../decisions/use-commands.tsx";

type DetailsPanelProps = {
  /** The person whose submission is open. */
  readonly userId: string;
  readonly positionId: string;
  readonly submission: WallCard_SubmissionFragment | null;
  readonly run: RunCommand;
  readonly onOpened: (submission: WallCard_SubmissionFragment) => void;
  /** Opens the previous (-1) or the next (1) submission. */
  readonly onStep: (step: -1 | 1) => void;
  /** Zero-based; -1 if the wall has not loaded the person. */
  readonly index: number;
  readonly count: number;
  readonly onClose: () => void;
};

/** The details of the current person next to the wall, which stays interactive. */
export function DetailsPanel(props: DetailsPanelProps) {
  const { userId, positionId, submission, run, onOpened, onStep, index, count, onClose } = props;
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const [tab, setTab] = useState<DetailsTab>("details");
  const { search } = useLocation();
  const { FirstName: firstName, LastName: lastName } = submission?.Data ?? {};
  return (
    <DockedPanel
      title={fullName({ firstName, lastName }) || shell("unnamed")}
      head={<DetailsTabs tab={tab} onChange={setTab} />}
      place={index < 0 ? undefined : t("placeOf", { place: index + 1, count })}
      onPrevious={index > 0 ? () => onStep(-1) : undefined}
      onNext={index >= 0 && index < count - 1 ? () => onStep(1) : undefined}
      onClose={onClose}
      extra={
        <Link
          className="details-alone"
          to={`${linkTo(paths.positionSubmission, { userId, positionId })}${narrowingOf(search)}`}
          aria-label={t("openAlone")}
          title={t("openAlone")}
        >
          <ExpandAltOutlined />
        </Link>
      }
      foot={submission && <DetailsFoot submission={submission} run={run} />}
    >
      <SubmissionDetails
        key={userId}
        userId={userId}
        positionId={positionId}
        tab={tab}
        run={run}
        onOpened={onOpened}
      />
    </DockedPanel>
  );
}
