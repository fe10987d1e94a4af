import type { Log } from "@callboard/kit/log/log.ts";
import { outsideTransactions } from "@callboard/kit/postgres/transaction-scope.ts";
import type { TextMessages } from "#app/phone/text-messages.ts";
import { createTextSender, type PostedMessage } from "./text-sender.ts";
import type { TextsConfig } from "./texts-config.ts";

/** Opens the adapter that TEXTS selects; null if text messages are off. Sending inside a transaction throws. */
export function openTexts(config: TextsConfig, log: Log): TextMessages | null {
  const { TEXTS: kind, TEXTS_URL: url = "", TEXTS_SECRET: secret = "" } = config;
  if (kind === "off") return null;
  return outsideTransactions(
    "text messages",
    createTextSender({ url, ...requestOf(kind, config, secret) }, log),
  );
}

function requestOf(kind: Exclude<TextsConfig["TEXTS"], "off">, config: TextsConfig, secret: string) {
  const { TEXTS_USER: user = "", TEXTS_FROM: from = "" } = config;
  const bearer = `Bearer ${secret}`;
  const json = "application/json";
  switch (kind) {
    case "mailbox":
      return {
        authorization: bearer,
        contentType: json,
        bodyOf: ({ id, to, text }: PostedMessage) =>
          JSON.stringify({ to, subject: "Text message", text, kind: "text", key: id }),
        takesTwice: true,
      };
    case "json":
      return {
        authorization: bearer,
        contentType: json,
        bodyOf: (message: PostedMessage) => JSON.stringify({ ...message, from }),
        takesTwice: false,
      };
    case "form":
      return {
        authorization: `Basic ${Buffer.from(`${user}:${secret}`).toString("base64")}`,
        contentType: "application/x-www-form-urlencoded",
        bodyOf: ({ to, text }: PostedMessage) =>
          new URLSearchParams({ To: to, From: from, Body: text }).toString(),
        takesTwice: false,
      };
  }
}
