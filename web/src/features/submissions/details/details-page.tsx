import type { SubmissionDetails_SubmissionFragment, WallCard_SubmissionFragment } from "#gen/graphql.ts";
import type { RunCommand } from "../decisions/use-commands.tsx";
import { PersonMedia, PersonParts, PersonWords, StandingParts } from "./details-body.tsx";
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
    <article className="submission">
      <div className="submission-media">
        <PersonMedia card={card} more={more} />
      </div>
      <div className="submission-facts">
        <div className="submission-acts">
          <DetailsFoot submission={card} run={run} />
        </div>
        <PersonWords card={card} more={more} />
        <StandingParts card={card} more={more} run={run} />
        <div className="submission-parts">
          <PersonParts card={card} more={more} />
          <NotesPart key={more.SK} record={more} />
          <HistoryPart record={more} />
        </div>
      </div>
    </article>
  );
}
