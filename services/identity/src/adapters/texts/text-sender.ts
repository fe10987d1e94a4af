import type { Log } from "@callboard/kit/log/log.ts";
import { warnThrottled } from "@callboard/kit/log/warn-throttled.ts";
import { z } from "zod";
import type { TextMessage, TextMessages, TextOutcome } from "#app/phone/text-messages.ts";

const DEADLINE_MS = 10_000;
const UNAUTHORIZED = [401, 403];
/** The provider says that it did not take the message: too many at once, or out of service. */
const NOT_TAKEN = [429, 503];
/** Errors before a byte of the message was sent. */
const NOT_CONNECTED = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "ENETUNREACH", "UND_ERR_CONNECT_TIMEOUT"];

export type PostedMessage = TextMessage;

export interface TextSenderOptions {
  readonly url: string;
  readonly authorization: string;
  readonly contentType: string;
  readonly bodyOf: (message: PostedMessage) => string;
  /** Whether the receiver recognizes a message that is sent twice. */
  readonly takesTwice: boolean;
  /** Timeout of a call, in milliseconds. */
  readonly deadlineMs?: number;
}

/** Sends text messages by one POST each. Redirects are not followed: they would carry the code elsewhere. */
export function createTextSender(options: TextSenderOptions, log: Log): TextMessages {
  const post = async (message: TextMessage): Promise<TextOutcome> => {
    const response = await fetch(options.url, {
      method: "POST",
      redirect: "manual",
      headers: {
        authorization: options.authorization,
        "content-type": options.contentType,
        "idempotency-key": message.id,
      },
      body: options.bodyOf(message),
      signal: AbortSignal.timeout(options.deadlineMs ?? DEADLINE_MS),
    });
    await response.body?.cancel();
    return outcomeOf(response.status, options, log);
  };
  return {
    send: async (message) => {
      try {
        return await post(message);
      } catch (error) {
        const code = codeOf(error);
        const facts = { event: "text_send_failed", dependency: "text messages", code };
        warnThrottled(log, facts, "Text messages are not taken: correct TEXTS_URL, or look at the provider");
        return options.takesTwice || NOT_CONNECTED.includes(code) ? "later" : "unknown";
      }
    },
  };
}

function outcomeOf(status: number, { takesTwice }: TextSenderOptions, log: Log): TextOutcome {
  if (status >= 200 && status < 300) return "sent";
  const facts = { event: "text_send_failed", dependency: "text messages", status };
  const advice = UNAUTHORIZED.includes(status) ? "correct TEXTS_SECRET" : "look at the provider's log";
  warnThrottled(log, facts, `A text message was not taken: ${advice}`);
  if (NOT_TAKEN.includes(status)) return "later";
  if (status < 500) return "refused";
  return takesTwice ? "later" : "unknown";
}

const failedFetch = z.object({ cause: z.object({ code: z.string() }) });

/** The system's code of an error of fetch, which wraps it; empty if there is none, as after the deadline. */
function codeOf(error: unknown): string {
  const parsed = failedFetch.safeParse(error);
  return parsed.success ? parsed.data.cause.code : "";
}
