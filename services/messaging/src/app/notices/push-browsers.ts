import { NOTICE_KINDS, type NoticeKind } from "@callboard/catalog/events/notices.ts";
import { LANGUAGE_TAGS, type InterfaceLanguage } from "@callboard/catalog/interface/languages.ts";
import * as fields from "@callboard/kit/fields.ts";
import { ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { rule, validate } from "@callboard/kit/validate.ts";
import { z } from "zod";
import { isPublicKey, isPushSecret, pushServiceOf } from "#domain/push/push.ts";
import type { Deps } from "../ports.ts";
import type { PushBrowser } from "./notice-ports.ts";

const kinds = NOTICE_KINDS.map(({ value }) => value) as [NoticeKind, ...NoticeKind[]];
const languages = LANGUAGE_TAGS as [InterfaceLanguage, ...InterfaceLanguage[]];

const schema = z.object({
  Endpoint: fields
    .line(2_000)
    .refine(
      (address) => pushServiceOf(address) !== null,
      rule("CATALOG", "must be of a known push service."),
    ),
  PublicKey: fields.line(200).refine(isPublicKey, rule("FORMAT", "must be a public key of P-256.")),
  Secret: fields.line(100).refine(isPushSecret, rule("FORMAT", "must be sixteen bytes in base64url.")),
  Kinds: z.array(z.enum(kinds)).max(kinds.length),
  Language: z.enum(languages),
});

/** The browsers in which the caller gets notifications, with the address that each one's push service gave it. */
export const listPushBrowsers = forMembers<Deps, void, readonly PushBrowser[]>(
  null,
  async ({ reads }, { userId }) => ok(await reads.pushBrowsers(userId)),
);

/** Has one of the caller's browsers show notifications of these kinds. Idempotent. */
export const savePushBrowser = forMembers<Deps, unknown, readonly PushBrowser[]>(
  null,
  async (deps, { userId }, input) => {
    const read = validate(schema, input, "browser");
    if (!read.ok) return read;
    const { Endpoint, PublicKey, Secret, Kinds, Language } = read.value;
    const browser = { endpoint: Endpoint, publicKey: PublicKey, secret: Secret, language: Language };
    const saved = await deps.transaction(async (unit): Promise<Result<void>> => {
      await unit.savePushBrowser(userId, { ...browser, kinds: [...new Set(Kinds)] });
      return ok();
    });
    return saved.ok ? ok(await deps.reads.pushBrowsers(userId)) : saved;
  },
);

/** Has one of the caller's browsers show nothing more. Idempotent; those of others stay. */
export const removePushBrowser = forMembers<Deps, string, readonly PushBrowser[]>(
  null,
  async (deps, { userId }, endpoint) => {
    const removed = await deps.transaction(async (unit): Promise<Result<void>> => {
      await unit.removePushBrowser(userId, endpoint);
      return ok();
    });
    return removed.ok ? ok(await deps.reads.pushBrowsers(userId)) : removed;
  },
);
