import { TALENT_STAGES } from "@callboard/catalog/booking-facts.ts";
import { BOOKING_STATUS, type BookingStatus } from "@callboard/catalog/booking-status.ts";

type Given = { readonly Data: Readonly<Record<string, unknown>> };
type Criteria = { readonly Stage?: string; readonly Text?: string; readonly After?: string };

const NAMES = ["Open", ...TALENT_STAGES];

/** The names of the stages that a submission is under, as the server has them. */
function stagesOf({ Data }: Given): readonly string[] {
  const { talentStage, isOpen } = BOOKING_STATUS[(Data["BookingStatus"] ?? "Submitted") as BookingStatus];
  return isOpen ? ["Open", talentStage] : [talentStage];
}

function isAt(one: Given, stage: string): boolean {
  return stagesOf(one).some((name) => name.toLowerCase() === stage.toLowerCase());
}

function countsOf(all: readonly Given[]) {
  return NAMES.map((name) => ({
    Stage: name,
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
        Submissions: all.filter((one) => Stage === undefined || isAt(one, Stage)),
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
