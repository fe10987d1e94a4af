import { TALENT_STAGES } from "#lib/talent-side/stages.ts";

type Given = { readonly Data: Readonly<Record<string, unknown>> };
type Criteria = { readonly Stage?: string; readonly Text?: string; readonly After?: string };

const STAGES = Object.entries(TALENT_STAGES) as ReadonlyArray<readonly [string, readonly string[]]>;
const NAMES = ["open", ...STAGES.map(([name]) => name)];

/** The names of the stages that a submission is under, as the server has them. */
function stagesOf({ Data }: Given): readonly string[] {
  const own = STAGES.find(([, states]) => states.includes(String(Data["BookingStatus"])))?.[0] ?? "submitted";
  return own === "booked" || own === "past" ? [own] : ["open", own];
}

function countsOf(all: readonly Given[]) {
  return NAMES.map((name) => ({
    Stage: name.charAt(0).toUpperCase() + name.slice(1),
    Count: all.filter((one) => stagesOf(one).includes(name)).length,
  }));
}

/** The server's list by stage, for tests: all submissions on one page, found by the words that their data contains. */
export function byStage(read: () => readonly Given[]) {
  return {
    getSubmissionsByStage: ({ criteria: { Stage, Text = "" } }: { readonly criteria: Criteria }) => {
      const all = read().filter((one) => JSON.stringify(one.Data).toLowerCase().includes(Text.toLowerCase()));
      return {
        After: null,
        CountsAreFloors: false,
        Submissions: all.filter((one) => Stage === undefined || stagesOf(one).includes(Stage)),
        Stages: countsOf(all),
        Users: [...Map.groupBy(all, ({ Data }) => Data["UserId"])].map(([UserId, own]) => ({
          UserId,
          Stages: countsOf(own),
        })),
      };
    },
  };
}

/** Responses of all lists for tests: all submissions, and those with an open request, in the same order. */
export function listed(read: () => readonly Given[]) {
  const open = () => read().filter(({ Data }) => Data["OpenRequest"]);
  return {
    ...byStage(read),
    getUserSubmissions: () => read(),
    getOpenRequests: () => ({ Total: open().length, After: null, Submissions: open() }),
  };
}

/** A request that waits for an answer, as the server names it. */
export function openRequest(Kind: string, ExpiresAt: string | null = null) {
  return { OpenRequest: { Kind, ExpiresAt } };
}
