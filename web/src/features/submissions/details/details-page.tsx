import type { SubmissionDetails_SubmissionFragment, WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { Row, Stack } from "#ui/layout/layout.tsx";
import type { RunCommand } from "../decisions/use-commands.tsx";
import { PersonMedia, PersonParts, PersonWords, OpenParts } from "./details-body.tsx";
import { DetailsFoot } from "./details-foot.tsx";
import { HistoryPart } from "./details-parts.tsx";
import { NotesPart } from "./notes-part.tsx";
import "./details-page.css";

type DetailsPageProps = {
  readonly card: WallCard_SubmissionFragment;
  readonly more: SubmissionDetails_SubmissionFragment;
  readonly run: RunCommand;
};

/** A submission as a page of its own, below a heading with the person's name: media first, facts next to them. */
export function DetailsPage({ card, more, run }: DetailsPageProps) {
  return (
    <Stack as="article" className="submission" gap="16 24" align="start">
      <Stack className="submission-media" gap={8}>
        <PersonMedia card={card} more={more} />
      </Stack>
      <Stack className="submission-facts" shrinks>
        <Row className="submission-acts" gap={8} align="stretch" wrap fill="ground" ruled="below">
          <DetailsFoot submission={card} run={run} />
        </Row>
        <PersonWords card={card} more={more} />
        <OpenParts card={card} more={more} run={run} />
        <Stack className="submission-parts" gap="20 24" align="start">
          <PersonParts card={card} more={more} />
          <NotesPart key={more.SK} record={more} />
          <HistoryPart record={more} />
        </Stack>
      </Stack>
    </Stack>
  );
}
