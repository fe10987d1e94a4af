import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { fullName } from "#lib/session/viewer.tsx";

type Sent = Pick<WallCard_SubmissionFragment["Data"], "RepresentationName" | "CreatedBy">;
type Agent = NonNullable<Sent["CreatedBy"]>["Data"];

/** The agent who made a submission, as far as the reader may see; null if the person or casting made it. */
function agentOf({ CreatedBy }: Sent): Agent | null {
  return CreatedBy?.Data.UserRole === "Agent" ? CreatedBy.Data : null;
}

/** Agency and agent: "Adler & Co · Ruth Adler". */
export function agentNames(sent: Sent): string {
  const agent = agentOf(sent);
  const name = agent ? fullName({ firstName: agent.FirstName, lastName: agent.LastName }) : "";
  return [...new Set([sent.RepresentationName ?? "", name])].filter((one) => one !== "").join(" · ");
}

/** How to reach the agent: "+12025550123 · ruth@adler.example". */
export function agentContact(sent: Sent): string {
  const agent = agentOf(sent);
  return [agent?.PhoneNumber, agent?.Email].filter(Boolean).join(" · ");
}
