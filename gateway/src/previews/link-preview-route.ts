import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { LANGUAGE_TAGS, languageOf } from "@callboard/catalog/interface/languages.ts";
import { previewSubject } from "@callboard/catalog/interface/link-previews.ts";
import { previewRequest, readFacts, type PreviewedRecord } from "./preview-facts.ts";
import { previewHtml, type PreviewFacts } from "./preview-html.ts";

/** Where the origin sends programs that preview a page; the page's path follows. */
const PREFIX = "/api/preview";

interface PreviewOptions {
  readonly publicUrl: string;
  /** Milliseconds after which a preview says no more than the kind of page. Messengers wait for a few seconds. */
  readonly patienceMs: number;
}

/** Hidden and changed records are soon forgotten, and links to pictures outlive it: they are valid for five minutes. */
const CACHE = { max: 1_000, ttl: 60_000 } as const;
const CACHE_CONTROL = "public, max-age=60";

/** In a cache, null would say that there is nothing in it. */
interface Known {
  readonly facts: PreviewFacts | null;
}

/**
 * GET /api/preview/<path of a page>: what a guest may read of the page, for programs that show where a link leads. Says no more
 * than the kind of page where a guest may read nothing, and where the graph fails or is slow.
 */
export function registerLinkPreviews(app: FastifyInstance, { publicUrl, patienceMs }: PreviewOptions): void {
  const known = new LRUCache<string, Known>(CACHE);

  async function read(record: PreviewedRecord, request: FastifyRequest): Promise<Known | null> {
    const response = await app.inject({
      method: "POST",
      url: "/graphql",
      remoteAddress: request.ip,
      headers: { "content-type": "application/json", accept: "application/json" },
      payload: previewRequest(record),
    });
    const facts = readFacts(response.json());
    if (facts === undefined) return null;
    known.set(`${record.kind}/${record.id}`, { facts });
    return { facts };
  }

  async function knownOf(record: PreviewedRecord, request: FastifyRequest): Promise<Known | null> {
    const cached = known.get(`${record.kind}/${record.id}`);
    if (cached) return cached;
    const { promise: late, resolve } = Promise.withResolvers<null>();
    const timer = setTimeout(() => resolve(null), patienceMs);
    const failed = (): null => null;
    return Promise.race([read(record, request).catch(failed), late]).finally(() => clearTimeout(timer));
  }

  app.get<{ Params: { "*": string } }>(`${PREFIX}/*`, async (request, reply) => {
    const path = `/${request.params["*"]}`;
    const subject = previewSubject(path);
    const found = "id" in subject ? await knownOf(subject, request) : { facts: null };
    const [tag = "en"] = new Negotiator(request.raw).languages([...LANGUAGE_TAGS]);
    return reply
      .headers({
        // What failed is tried again.
        "cache-control": found === null ? "no-store" : CACHE_CONTROL,
        vary: "accept-language, user-agent",
        "content-security-policy": "default-src 'none'",
        "x-content-type-options": "nosniff",
      })
      .type("text/html; charset=utf-8")
      .send(
        previewHtml({
          kind: subject.kind,
          facts: found?.facts ?? null,
          language: languageOf(tag).value,
          publicUrl,
          path: subject.kind === "home" ? "/" : path,
        }),
      );
  });
}
