import { join } from "node:path";
import httpProxy from "@fastify/http-proxy";
import serveStatic from "@fastify/static";
import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { endToEndHeaders } from "@callboard/kit/http/http-server-proxy.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { answerUnavailable } from "./origin-unavailable.ts";

/** Where each part of the origin is answered: a path and the loopback URL behind it. */
export interface OriginRoute {
  readonly path: string;
  readonly url: string;
  /**
   * What members sent in is served here by an S3 server: its links are signed for the name that browsers use, and what
   * it answers is kept from acting as a page of ours.
   */
  readonly holdsObjects?: boolean;
}

/** What the object store of one machine says of itself. */
const OBJECT_HEADERS = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; sandbox",
  "cross-origin-resource-policy": "same-origin",
} as const;

interface OriginOptions {
  readonly port: number;
  /** The address to listen on; `localhost` lets in this machine alone. */
  readonly host: string;
  /** The one name under which browsers know the product. */
  readonly publicUrl: string;
  readonly routes: readonly OriginRoute[];
  /** Folder of the built web client. */
  readonly web: string;
}

/** Everything the web client may load comes from the origin itself. antd writes its variables at run time. */
export const CONTENT_SECURITY_POLICY = contentSecurityPolicy({
  "style-src": "'self' 'unsafe-inline'",
  "img-src": "'self' blob: data:",
  "media-src": "'self' blob:",
  "font-src": "'self' data:",
});

const YEAR_SECONDS = 31_536_000;

/** Milliseconds for a service to begin its answer; an upload or download may take longer. */
const ANSWER_MS = 15_000;
/** Streams, each with a connection of its own. */
const CONNECTIONS = 10_000;

/** What of the identity provider is for browsers. Its administration and other realms have an address of their own. */
const PUBLIC_AUTH =
  /^\/auth\/(realms\/callboard|resources|interaction)\/(?!.*(\.\.|;|%2e|%2f|%5c))|^\/auth\/(pages\.css|submit-form\.js)$/i;

/** Whoever reads the mail of a password reset has the account: the mailbox is for people at this machine. */
const MAILBOX = "/dev/mailbox";

/** Whether a connection comes from this machine. */
export function isLoopback(address: string): boolean {
  return address === "::1" || /^(::ffff:)?127\./.test(address);
}

/** The same path under the canonical origin; what begins with two slashes would name another host. */
const canonicalUrl = (path: string, canonical: URL): string =>
  canonical.origin + path.replace(/^[/\\]+/, "/");

/** The one port of the product: the web client, and the paths of everything else. */
export async function startOrigin(options: OriginOptions): Promise<{ stop(): Promise<void> }> {
  const app = fastify({ logger: false, forceCloseConnections: true, bodyLimit: 3 * 1024 ** 3 });
  const canonical = new URL(options.publicUrl);
  app.addHook("onRequest", async (request, reply) => {
    if (request.headers.host !== canonical.host && request.method === "GET") {
      return reply.redirect(canonicalUrl(request.url, canonical), 307);
    }
    const [path = ""] = request.url.split("?");
    if (/^\/auth(\/|$)/i.test(path) && !PUBLIC_AUTH.test(path)) return nothingHere(reply);
    // By the route that matched, so that no spelling of the path is a way round.
    if (request.routeOptions.url?.startsWith(MAILBOX) && !isLoopback(request.ip)) return nothingHere(reply);
  });
  for (const { path, url, holdsObjects = false } of options.routes) {
    await app.register(httpProxy, {
      upstream: url,
      prefix: path,
      rewritePrefix: path,
      undici: {
        bodyTimeout: 0,
        connections: CONNECTIONS,
        ...(path === "/objects" ? {} : { headersTimeout: ANSWER_MS }),
      },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          "x-forwarded-for": request.ip,
          ...(holdsObjects ? { host: canonical.host } : {}),
          "x-forwarded-host": canonical.host,
          "x-forwarded-proto": canonical.protocol.slice(0, -1),
        }),
        onError: answerUnavailable,
        rewriteHeaders: (headers) => ({
          ...endToEndHeaders(headers),
          ...(holdsObjects ? OBJECT_HEADERS : {}),
        }),
      },
    });
  }
  await registerWeb(app, options.web);
  await app.listen({ port: options.port, host: options.host });
  return { stop: () => app.close() };
}

async function registerWeb(app: FastifyInstance, web: string): Promise<void> {
  await app.register(serveStatic, {
    root: web,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const immutable = path.startsWith(join(web, "assets"));
      void reply.header(
        "cache-control",
        immutable ? `public, max-age=${YEAR_SECONDS}, immutable` : "no-cache",
      );
      void reply.header("x-content-type-options", "nosniff");
      void reply.header("referrer-policy", "same-origin");
      void reply.header("content-security-policy", CONTENT_SECURITY_POLICY);
    },
  });
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    // A browser that goes somewhere asks for HTML; the address may end like a file (/confirm/someone@example.com).
    const isPage = request.method === "GET" && request.headers.accept?.includes("text/html") === true;
    return isPage ? reply.sendFile("index.html") : nothingHere(reply);
  });
}

const nothingHere = (reply: FastifyReply): FastifyReply =>
  reply
    .code(404)
    .type("application/problem+json")
    .send({ title: "Not found.", status: 404, code: "NOT_FOUND" });
