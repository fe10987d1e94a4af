import type { Log } from "@callboard/kit/log/log.ts";
import type { Mail, MailMessage } from "@callboard/mail/mail.ts";
import type { ResetMail } from "#app/ports.ts";
import { CODE_MINUTES } from "#domain/password-reset.ts";

type Texts = {
  readonly subject: (code: string) => string;
  readonly lines: (code: string, link: string) => string[];
};

const ENGLISH: Texts = {
  subject: (code) => `${code} is your Callboard code`,
  lines: (code, link) => [
    "Somebody asked for a new password for your Callboard account.",
    `Your code is ${code}. It is good for ${CODE_MINUTES} minutes, once.`,
    `Enter it here: ${link}`,
    "If it was not you, you need do nothing: your password stays as it is.",
  ],
};

const TEXTS = new Map<string, Texts>([
  ["en", ENGLISH],
  [
    "tr",
    {
      subject: (code) => `Callboard kodun: ${code}`,
      lines: (code, link) => [
        "Callboard hesabın için yeni bir parola istendi.",
        `Kodun ${code}. ${CODE_MINUTES} dakika boyunca ve bir kez geçerli.`,
        `Buraya gir: ${link}`,
        "Bunu sen istemediysen bir şey yapmana gerek yok: parolan olduğu gibi kalır.",
      ],
    },
  ],
  [
    "ar",
    {
      subject: (code) => `رمزك في Callboard هو ${code}`,
      lines: (code, link) => [
        "طلب أحدهم كلمة مرور جديدة لحسابك في Callboard.",
        `رمزك هو ${code}، وهو صالح مرة واحدة لمدة ${CODE_MINUTES} دقيقة.`,
        `أدخله هنا: ${link}`,
        "إن لم تكن أنت من طلب ذلك فلا حاجة لفعل شيء، وتبقى كلمة مرورك كما هي.",
      ],
    },
  ],
]);

/** The mail with a code for a new password, in the language of its reader. */
export function resetMessage({ to, code, language }: ResetMail, publicUrl: string): MailMessage {
  const texts = TEXTS.get(language) ?? ENGLISH;
  const link = `${publicUrl}/confirm/${encodeURIComponent(to)}`;
  return {
    to,
    subject: texts.subject(code),
    text: texts.lines(code, link).join("\n\n"),
    kind: "password-reset",
  };
}

/** Milliseconds before the second and the third try. */
const RETRIES_MS = [1_000, 5_000];

export type BackgroundMail = {
  readonly send: (mail: ResetMail) => void;
  /** Resolves when nothing is on its way any more; waiting retries are given up. */
  readonly stop: () => Promise<void>;
};

/** Sends without making anybody wait. A code that is lost with the process is asked for again. */
export function createBackgroundMail(mail: Mail, publicUrl: string, log: Log): BackgroundMail {
  const underway = new Set<Promise<void>>();
  const stopping = new AbortController();
  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      stopping.signal.addEventListener("abort", () => {
        clearTimeout(timer);
        resolve();
      });
    });
  const deliver = async (message: MailMessage): Promise<void> => {
    for (const wait of [...RETRIES_MS, 0]) {
      const sent = await mail.send(message);
      if (sent.ok) return;
      log.warn({ kind: message.kind, code: sent.failure.code }, "a mail could not be handed over");
      // What is refused for good is not asked again.
      if (sent.failure.code !== "UNAVAILABLE" || stopping.signal.aborted) return;
      if (wait > 0) await pause(wait);
    }
  };
  return {
    send: (reset) => {
      const delivery = deliver(resetMessage(reset, publicUrl)).finally(() => underway.delete(delivery));
      underway.add(delivery);
    },
    stop: async () => {
      stopping.abort();
      await Promise.all(underway);
      await mail.close();
    },
  };
}
