import { newId } from "@callboard/kit/ids.ts";
import { at } from "../../../support/graph.ts";
import { free, type AdditionCase } from "../../addition-case.ts";
import type { Making, Target } from "../../mutation-case.ts";
import { bare } from "../../people.ts";

const REPORT = "mutation($r: ReportInput!) { reportMessages(report: $r) { Status } }";

/** A message from the producer that T1 can report. */
async function reportable({ world }: Making): Promise<object> {
  const ConversationId = await world.workshop.conversation("producerOwner", world.people.of.talentSelf.key);
  const query = "query($id: ID!) { getConversationMessages(conversation_id: $id) { SK } }";
  const found = await world.must("talentSelf", query, { id: ConversationId });
  const MessageIds = [String(at(found.data, "getConversationMessages.0.SK"))];
  return { ConversationId, MessageIds, Reason: "Scam" };
}

/** T1's report of it, in the given state. */
const report =
  (...moves: readonly string[]) =>
  async (making: Making): Promise<Target> => {
    const { world } = making;
    await world.databases.query("messaging", "update report set created_at = created_at - interval '1 day'");
    await world.must("talentSelf", REPORT, { r: await reportable(making) });
    const latest = await world.must("admin", "{ getReports(criteria: { PageSize: 1 }) { Results { PK } } }");
    const PK = String(at(latest.data, "getReports.Results.0.PK"));
    for (const move of moves) await world.must("admin", move, { PK });
    return {
      variables: { PK },
      rows: [{ service: "messaging", table: "report", column: "id", id: bare(PK) }],
    };
  };

const REVIEW = "mutation($PK: ID!) { reviewReport(PK: $PK) { PK } }";
const ACT = `mutation($PK: ID!) { actOnReport(PK: $PK, action: "Warning") { PK } }`;

/** Operations on reports of messages, projects and people. */
export const REPORT_ADDITIONS: Readonly<Record<string, AdditionCase>> = {
  reportMessages: {
    service: "messaging",
    query: REPORT,
    ok: ["talentSelf"],
    others: "NOT_FOUND",
    events: ["report.filed"],
    make: async (making) => free({ r: await reportable(making) }),
  },
  reportContent: {
    service: "messaging",
    query: "mutation($r: ContentReportInput!) { reportContent(report: $r) { Status } }",
    events: ["report.filed"],
    make: ({ world }) =>
      free({ r: { Target: world.people.of.talentThird.key, Reason: "Impersonation", Comment: newId() } }),
  },
  getReports: { service: "messaging", query: "{ getReports { Total } }", events: [], make: () => free({}) },
  getReport: {
    service: "messaging",
    query: "query($PK: ID!) { getReport(PK: $PK) { PK } }",
    events: [],
    make: report(),
  },
  reviewReport: { service: "messaging", query: REVIEW, events: ["report.moved"], make: report() },
  actOnReport: { service: "messaging", query: ACT, events: ["report.moved"], make: report(REVIEW) },
  dismissReport: {
    service: "messaging",
    query: "mutation($PK: ID!) { dismissReport(PK: $PK) { PK } }",
    events: ["report.moved"],
    make: report(REVIEW),
  },
  appealReport: {
    service: "messaging",
    query: `mutation($PK: ID!) { appealReport(PK: $PK, text: "No.") { Status } }`,
    ok: ["producerOwner"],
    others: "NOT_FOUND",
    events: ["report.appealed"],
    make: report(REVIEW, ACT),
  },
};
