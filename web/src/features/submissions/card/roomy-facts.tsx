import { useTranslation } from "react-i18next";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { FitRing } from "#ui/fit-ring/fit-ring.tsx";
import { Row } from "#ui/layout/layout.tsx";
import { statusLook } from "#ui/status/status-looks.ts";
import { StatusTag } from "#ui/status/status-tag.tsx";
import { GroupToggles } from "../decisions/group-toggles.tsx";
import type { RunCommand } from "../decisions/use-commands.tsx";
import { lineOf, useCardFacts } from "./card-facts.ts";
import { useShortStatus } from "./card-status.tsx";
import { agentNames } from "./sent-by-agent.ts";

type RoomyFactsProps = {
  readonly submission: WallCard_SubmissionFragment;
  readonly name: string;
  readonly isPhone: boolean;
  readonly run: RunCommand;
};

/** The facts next to the photo on a large card. */
export function RoomyFacts({ submission, name, isPhone, run }: RoomyFactsProps) {
  const { t: frame } = useTranslation("frame");
  const short = useShortStatus();
  const { age, height, unions, place } = useCardFacts()(submission.Data);
  const { Fit, BookingStatus } = submission.Data;
  const agent = agentNames(submission.Data);
  return (
    <Row as="span" className="roomy" align="stretch" shrinks pad={8} text="small soft">
      <bdi className="roomy-name">{name}</bdi>
      <span>{lineOf([age, height])}</span>
      <span>{unions}</span>
      {agent !== "" && <bdi>{agent}</bdi>}
      <bdi>{place}</bdi>
      {Fit && Fit.Of > 0 && (
        <Row as="span" className="roomy-fit" gap={4}>
          <span aria-hidden="true">
            <FitRing met={Fit.Met} of={Fit.Of} />
          </span>
          {frame("parts.fits", { met: Fit.Met, of: Fit.Of })}
        </Row>
      )}
      <span className="roomy-status" aria-hidden="true">
        <StatusTag {...statusLook("submission", BookingStatus)}>{short(submission.Data)}</StatusTag>
      </span>
      {!isPhone && <GroupToggles submission={submission} run={run} pointerOnly />}
    </Row>
  );
}
