import { timestampDate } from "@bufbuild/protobuf/wkt";
import type { DueTerms, RequestTerms } from "@callboard/catalog/terms/term-lines.ts";
import type { ServiceClient } from "@callboard/grpc/client.ts";
import { map } from "@callboard/kit/result.ts";
import type { CastingService, NoticeFacts } from "@callboard/proto/casting/v1/service_pb.ts";
import type { Upstreams } from "#app/ports.ts";
import type { SubmissionFacts } from "#domain/mails/submission-facts.ts";
import { AS_MESSAGING } from "./as-messaging.ts";

type Methods = (typeof CastingService)["method"];

/** Reads a minor's relation to a company, and what mails say of submissions. */
export function createCasting(
  client: ServiceClient<Methods>,
): Pick<
  Upstreams,
  | "batchGetSubmitters"
  | "batchGetNoticeFacts"
  | "listGroupMembers"
  | "listStandingTalents"
  | "batchGetCalendarFiles"
> {
  return {
    ...calendarFiles(client),
    listStandingTalents: async ({ positionId, slotId, after, ...wanted }) =>
      map(
        await client.listStandingTalents(
          { ...wanted, positionId: positionId ?? "", slotId: slotId ?? "", after: after ?? "" },
          AS_MESSAGING,
        ),
        ({ userIds }) => userIds,
      ),
    batchGetSubmitters: async (companyId, talentIds) =>
      map(
        await client.listSubmitters({ companyId, userIds: [...talentIds], orInvited: true }, AS_MESSAGING),
        ({ userIds }) => userIds,
      ),
    listGroupMembers: async (group, limit) =>
      map(await client.listGroupMembers({ ...group, limit }, AS_MESSAGING), ({ userIds }) => userIds),
    batchGetNoticeFacts: async (submissionIds) =>
      map(
        await client.batchGetNoticeFacts({ submissionIds: [...submissionIds] }, AS_MESSAGING),
        ({ facts }) => new Map(facts.map((one) => [one.submissionId, toSubmissionFacts(one)])),
      ),
  };
}

function calendarFiles(client: ServiceClient<Methods>): Pick<Upstreams, "batchGetCalendarFiles"> {
  return {
    batchGetCalendarFiles: async ({ positionId, slotId, userIds, readers, ...wanted }) =>
      map(
        await client.batchGetCalendarFiles(
          {
            ...wanted,
            userIds: [...userIds],
            readers: [...readers],
            positionId: positionId ?? "",
            slotId: slotId ?? "",
          },
          AS_MESSAGING,
        ),
        ({ files }) =>
          files.map(({ userId, reader, language, content }) => ({ userId, reader, language, content })),
      ),
  };
}

function toSubmissionFacts({
  respondBy,
  talentZone,
  terms,
  requestStatus: status,
  due,
}: NoticeFacts): SubmissionFacts {
  return {
    respondBy: respondBy ? timestampDate(respondBy) : null,
    talentZone: talentZone === "" ? null : talentZone,
    request: terms === "" ? null : { status, terms: JSON.parse(terms) as RequestTerms },
    due: due === "" ? null : (JSON.parse(due) as DueTerms),
  };
}
