import type { IncomingMessage, RequestListener } from "node:http";
import { join } from "node:path";
import httpProxy from "@fastify/http-proxy";
import serveStatic from "@fastify/static";
import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { wantsPreview } from "@callboard/catalog/interface/link-previews.ts";
import { REQUEST_TIMES } from "@callboard/kit/http/http-server.ts";
import { endToEndHeaders } from "@callboard/kit/http/http-server-proxy.ts";
import { isPublic } from "#dev/start/choices/start-choices.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { showExplorer, wantsExplorer } from "./explorer/explorer.ts";
import { respondUnavailable } from "./origin-unavailable.ts";
import { SECURITY_TXT, securityText, type SecurityContact } from "./security-text.ts";

/** A route of the origin: a path and the loopback URL behind it. */
interface OriginRoute {
  readonly path: string;
  readonly url: string;
  /**
   * An S3 server with uploads by members: its links are signed for the public host name, and its responses must not
   * be able to act as our pages.
   */
  readonly holdsObjects?: boolean;
  /** Serves the path if the service runs in this process. */
  readonly handle?: RequestListener | undefined;
}

/** Headers that the embedded object store sets itself. */
const OBJECT_HEADERS = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; sandbox",
  "cross-origin-resource-policy": "same-origin",
} as const;

/**
 * Headers of our pages beside their content's policy. They use no device and no payment of the browser, and no page that
 * opens one of them, or that they open, can reach it.
 */
export const PAGE_HEADERS = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy":
    "camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), midi=()",
} as const;

interface OriginOptions {
  readonly port: number;
  /** The address to listen on; `localhost` accepts only local connections. */
  readonly host: string;
  /** The only origin under which browsers know the product. */
  readonly publicUrl: string;
  readonly routes: readonly OriginRoute[];
  /** Folder of the built web client. */
  readonly web: string;
  /** Where the client is served from its sources instead, with hot reload. */
  readonly sources?: string | undefined;
  /** What `/.well-known/security.txt` says; without it there is none. */
  readonly security?: SecurityContact | undefined;
}

/** The web client loads everything from the origin itself. antd writes its variables at run time. */
export const CONTENT_SECURITY_POLICY = contentSecurityPolicy({
  "style-src": "'self' 'unsafe-inline'",
  "img-src": "'self' blob: data:",
  "media-src": "'self' blob:",
  "font-src": "'self' data:",
});

const YEAR_SECONDS = 31_536_000;

/** Milliseconds within which a service must begin its response; uploads and downloads may take longer. */
const RESPONSE_TIMEOUT_MS = 15_000;
/** How often connections are looked at whose headers are late. */
const CHECK_MS = 1_000;
/** For streams, each of which occupies a connection. */
const CONNECTIONS = 10_000;

/** Paths of the identity provider for browsers. Its administration and other realms are served elsewhere. */
const PUBLIC_AUTH =
  /^\/auth\/(realms\/callboard|resources|interaction)\/(?!.*(\.\.|;|%2e|%2f|%5c))|^\/auth\/(pages\.css|submit-form\.js)$/i;

/** Someone who can read a password reset mail controls the account, so the mailbox is only for local users. */
const MAILBOX = "/dev/mailbox";

/** Whether a connection comes from this machine. */
export function isLoopback(address: string): boolean {
  return address === "::1" || /^(::ffff:)?127\./.test(address);
}

/** The same path on the canonical origin; a path beginning with two slashes would name another host. */
const canonicalUrl = (path: string, canonical: URL): string =>
  canonical.origin + path.replace(/^[/\\]+/, "/");

/** Programs that preview a link run no script: the gateway writes for them what a guest may read of the page. */
function previewedUrl({ method = "", url = "", headers }: IncomingMessage): string {
  const [path = ""] = url.split("?");
  return wantsPreview(method, path, headers["user-agent"] ?? "") ? `/api/preview${path}` : url;
}

/** The product's only port: the web client, and the paths of everything else. */
export async function startOrigin(options: OriginOptions): Promise<{ stop(): Promise<void> }> {
  const app = fastify({
    logger: false,
    // Under a public address a proxy on this machine stands in front: who came to it counts, not the proxy.
    trustProxy: isPublic(options.publicUrl) ? "loopback" : false,
    forceCloseConnections: true,
    bodyLimit: 3 * 1024 ** 3,
    // Bodies are timed by whoever reads them: an upload takes longer than a request of the graph.
    http: { headersTimeout: REQUEST_TIMES.headers, connectionsCheckingInterval: CHECK_MS },
    rewriteUrl: previewedUrl,
  });
  const canonical = new URL(options.publicUrl);
  // For whoever develops: a page whose scripts are inside it has no place under a public address.
  const hasExplorer = !isPublic(options.publicUrl);
  app.addHook("onRequest", async (request, reply) => {
    if (request.headers.host !== canonical.host && request.method === "GET") {
      return reply.redirect(canonicalUrl(request.originalUrl, canonical), 307);
    }
    if (hasExplorer && wantsExplorer(request)) return showExplorer(reply.headers(PAGE_HEADERS));
    const [path = ""] = request.url.split("?");
    if (/^\/auth(\/|$)/i.test(path) && !PUBLIC_AUTH.test(path)) return nothingHere(reply);
    // Checked by the matched route, so that alternative spellings of the path cannot bypass it.
    if (request.routeOptions.url?.startsWith(MAILBOX) && !isLoopback(request.ip)) return nothingHere(reply);
  });
  // Bodies are passed on as they are: read as text, bytes that are no UTF-8 would change.
  app.removeContentTypeParser("text/plain");
  for (const route of options.routes) {
    if (route.handle) serveInside(app, route.path, route.handle);
    else await registerProxy(app, route, canonical);
  }
  await registerWeb(app, options);
  await app.listen({ port: options.port, host: options.host });
  return { stop: () => app.close() };
}

async function registerProxy(
  app: FastifyInstance,
  { path, url, holdsObjects = false }: OriginRoute,
  canonical: URL,
): Promise<void> {
  await app.register(httpProxy, {
    upstream: url,
    prefix: path,
    rewritePrefix: path,
    undici: {
      bodyTimeout: 0,
      connections: CONNECTIONS,
      ...(path === "/objects" ? {} : { headersTimeout: RESPONSE_TIMEOUT_MS }),
    },
    replyOptions: {
      // Node has told the client to go on already, and the inner client cannot pass it on.
      rewriteRequestHeaders: (request, { expect: _request, ...headers }) => ({
        ...headers,
        "x-forwarded-for": request.ip,
        ...(holdsObjects ? { host: canonical.host } : {}),
        "x-forwarded-host": canonical.host,
        "x-forwarded-proto": canonical.protocol.slice(0, -1),
      }),
      onError: respondUnavailable,
      rewriteHeaders: (headers) => ({
        ...endToEndHeaders(headers),
        ...(holdsObjects ? OBJECT_HEADERS : {}),
      }),
    },
  });
}

/** Hands requests over as they came: gigabytes would otherwise pass another pair of sockets. */
function serveInside(app: FastifyInstance, path: string, handle: RequestListener): void {
  app.all(
    `${path}/*`,
    {
      onRequest: async (request, reply) => {
        reply.hijack();
        handle(request.raw, reply.raw);
      },
    },
    () => undefined,
  );
}

/**
 * The client from its sources. Its server writes scripts into the page, which the policy of our pages forbids: it
 * applies to what is built.
 */
async function registerSources(app: FastifyInstance, sources: string): Promise<void> {
  await app.register(httpProxy, { upstream: sources, prefix: "/", websocket: true });
}

async function registerWeb(
  app: FastifyInstance,
  { web, sources, security, publicUrl }: OriginOptions,
): Promise<void> {
  app.get(SECURITY_TXT, (_request, reply) =>
    security === undefined
      ? nothingHere(reply)
      : reply.type("text/plain; charset=utf-8").send(securityText(security, publicUrl)),
  );
  if (sources !== undefined) return registerSources(app, sources);
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
      void reply.headers({ ...PAGE_HEADERS, "content-security-policy": CONTENT_SECURITY_POLICY });
    },
  });
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    // Navigation requests HTML; the address may end like a file (/confirm/someone@example.com).
    const isPage = request.method === "GET" && request.headers.accept?.includes("text/html") === true;
    return isPage ? reply.sendFile("index.html") : nothingHere(reply);
  });
}

const nothingHere = (reply: FastifyReply): FastifyReply =>
  reply
    .code(404)
    .type("application/problem+json")
    .send({ title: "Not found.", status: 404, code: "NOT_FOUND" });
