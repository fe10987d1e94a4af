import { readFileSync } from "node:fs";
import { join } from "node:path";
import { AUDITED_EVENTS } from "@callboard/identity/adapters/events/audit.ts";

interface EventRow {
  readonly event: string;
  readonly consumers: readonly { readonly service: string; readonly does: string }[];
}
const file = join(import.meta.dirname, "../authorization/authorization.json");
const { events } = JSON.parse(readFileSync(file, "utf8")) as { events: readonly EventRow[] };

/** `BrandCode.Changed` is BrandcodeChanged: the first word of a message's name is the aggregate. */
const messageOf = (event: string): string => event.replace("BrandCode", "Brandcode").replace(".", "");
const isAudited = ({ consumers }: EventRow): boolean =>
  consumers.some(({ service, does }) => service === "identity" && does.includes("audit"));
const kept = AUDITED_EVENTS.map(({ name }) => name);

// Published events are audited by default, so only the exceptions have to be checked.
test.each(events.filter((row) => !isAudited(row)).map(({ event }) => event))(
  "%s is not in the audit log",
  (event) => {
    expect(kept).not.toContain(messageOf(event));
  },
);

test.each([
  "UserSuspended",
  "CompanyMemberRemoved",
  "TalentDemographicsUpdated",
  "ProjectApproved",
  "PositionRemoved",
  "SubmissionBooked",
  "AuditionConfirmed",
  "SubscriptionChanged",
  "BrandcodeChanged",
  "MediaRejected",
])("%s is in the audit log", (name) => {
  expect(kept).toContain(name);
});
