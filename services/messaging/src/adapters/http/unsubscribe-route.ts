import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { FailureError } from "@callboard/kit/failure.ts";
import { readLink, unsubscribe } from "#app/notices/unsubscribe.ts";
import type { Deps } from "#app/ports.ts";
import { UNSUBSCRIBE_PATH, type MailLinks } from "#domain/mails/mail-links.ts";
import { languageFrom, unsubscribePage, type UnsubscribeView } from "#domain/unsubscribe/unsubscribe-page.ts";
import type { UnsubscribeTokens } from "#domain/unsubscribe/unsubscription.ts";

/** Bytes of a body: `List-Unsubscribe=One-Click`, also as a form of several parts. */
const BODY_LIMIT = 2_048;
const HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "private, no-store",
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-robots-tag": "noindex",
} as const;
/** Fastify bounds named parameters to 100 characters, and the rest of an address not. */
const ADDRESS = `${UNSUBSCRIBE_PATH}*`;
const STATUS = { question: 200, done: 200, forged: 404, expired: 410 } as const;

interface Sources {
  readonly deps: Deps;
  readonly tokens: UnsubscribeTokens;
  readonly links: MailLinks;
}

type LinkRequest = FastifyRequest<{ Params: { "*": string } }>;

/**
 * `GET /api/unsubscribe/<token>` shows a page with a button, and `POST` turns the mails off (RFC 8058). There is no
 * session: the signature of the link grants this one change for one member, until it expires.
 */
export function registerUnsubscribe(app: FastifyInstance, { deps, tokens, links }: Sources): void {
  const show = (request: LinkRequest, reply: FastifyReply, view: UnsubscribeView, language?: string) =>
    reply
      .status(STATUS[view.view])
      .headers(HEADERS)
      .send(
        unsubscribePage(
          view,
          language ?? languageFrom(request.headers["accept-language"] ?? ""),
          links.settings,
        ),
      );
  void app.register(async (scope) => {
    // The body says nothing that the address does not, so it is read and left.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "*",
      { parseAs: "buffer", bodyLimit: BODY_LIMIT },
      (_request, _body, done) => void done(null),
    );
    scope.get(ADDRESS, async (request: LinkRequest, reply) => {
      const link = readLink(tokens, request.params["*"]);
      if (typeof link === "string") return show(request, reply, { view: link });
      return show(request, reply, { view: "question", target: link.target }, link.language);
    });
    scope.post(ADDRESS, async (request: LinkRequest, reply) => {
      const link = readLink(tokens, request.params["*"]);
      if (typeof link === "string") return show(request, reply, { view: link });
      const stopped = await unsubscribe(deps, link);
      if (!stopped.ok) throw new FailureError(stopped.failure);
      return show(request, reply, { view: "done", target: link.target }, link.language);
    });
  });
}
