import { createHash } from "node:crypto";
import { LIMITS } from "@callboard/catalog/limits.ts";
import { REPORT_REASONS } from "@callboard/catalog/reports.ts";
import { limitReached, notFound } from "@callboard/kit/failure.ts";
import * as fields from "@callboard/kit/fields.ts";
import { newId } from "@callboard/kit/ids.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { validate } from "@callboard/kit/validate.ts";
import { z } from "zod";
import { MESSAGES_PER_REPORT } from "#domain/report.ts";
import type { Deps } from "../ports.ts";
import type { SealedMessage } from "./report-ports.ts";

const schema = z.object({
  MessageIds: z.array(z.string()).min(1).max(MESSAGES_PER_REPORT),
  Reason: z.enum(REPORT_REASONS.Messages),
  Comment: fields.optionalParagraph(LIMITS.commentLength),
  ClientKey: fields.clientKey,
});

export interface FileInput {
  readonly conversationId: string;
  readonly messageIds: readonly string[];
  readonly report: { readonly [field: string]: unknown };
}

/**
 * A participant reports messages that others wrote. A copy of them is sealed, so that it survives changes to the
 * conversation. Returns the report's id; once per ClientKey.
 */
export const fileReport = forMembers<Deps, FileInput, string>(null, async (deps, member, input) => {
  const { conversationId } = input;
  const { userId: reporterId } = member;
  if (!(await deps.reads.conversation(conversationId, reporterId))) return fail(notFound("conversation"));
  const read = validate(schema, input.report, "report");
  if (!read.ok) return read;
  const { Reason: reason, Comment: comment, ClientKey: key } = read.value;
  const messageIds = [...new Set(input.messageIds)];
  const call = {
    actor: member,
    operation: "reportMessages",
    key,
    body: { conversationId, messageIds, reason, comment },
  };
  return deps.transaction((unit) =>
    unit.once(call, async (): Promise<Result<string>> => {
      const messages = await unit.sealable(conversationId, reporterId, messageIds);
      if (messages.length < messageIds.length) return fail(notFound("message"));
      if ((await unit.countReportedToday(reporterId)) >= LIMITS.reportsPerDay)
        return fail(limitReached("REPORTS_PER_DAY", LIMITS.reportsPerDay, 3_600));
      const id = newId();
      const seal = sealOf(messages);
      await unit.addReport({ id, reporterId, conversationId, reason, comment, messages, seal });
      await unit.addEvents(member, [
        {
          kind: "ReportFiled",
          reportId: id,
          conversationId,
          projectId: "",
          reporterId,
          reportedId: messages[0]?.sender.id ?? "",
          version: 1,
        },
      ]);
      return ok(id);
    }),
  );
});

/** SHA-256 over the copies in order; messages without files hash as they did before attachments existed. */
export function sealOf(messages: readonly SealedMessage[]): string {
  const sealed = messages.map(({ id, sender, body, sentAt, attachments }) => [
    id,
    sender.id,
    body,
    sentAt.toISOString(),
    ...attachments.map(({ mediaId, fileName, contentType, size }) => [mediaId, fileName, contentType, size]),
  ]);
  return createHash("sha256").update(JSON.stringify(sealed)).digest("hex");
}
