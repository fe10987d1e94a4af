import { readFile } from "node:fs/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import { contentSecurityPolicy } from "../content-security-policy.ts";

const WELCOME = `# Queries run as whoever is signed in to Callboard in this browser; if nobody is, as a guest.
# docs/operations has an example of every operation.

query Me {
  me {
    PK
    Data {
      FirstName
      LastName
      UserRoles
    }
  }
}
`;

/** The package's page has its scripts inside, and makes its workers from them. */
const POLICY = contentSecurityPolicy({
  "script-src": "'self' 'unsafe-inline' blob:",
  "worker-src": "blob:",
  "style-src": "'self' 'unsafe-inline'",
  "img-src": "'self' data:",
  "font-src": "'self' data:",
});

/** By name, because its types bring those of browsers, which differ from Node's and would hold in all programs. */
const PACKAGE = "@graphql-yoga/render-graphiql";

interface Renderer {
  readonly renderGraphiQL: (options: Readonly<Record<string, unknown>>) => string;
}

/**
 * GraphiQL with its workers in one page, which loads nothing from elsewhere; made when it is first shown, because its
 * nine megabytes would be read at every start.
 */
async function explorerPage(): Promise<string> {
  const { renderGraphiQL } = (await import(PACKAGE)) as Renderer;
  const signedIn = await readFile(new URL("signed-in.js", import.meta.url), "utf8");
  const page = renderGraphiQL({ title: "Callboard GraphiQL", endpoint: "/graphql", defaultQuery: WELCOME });
  return page.replace("<noscript>", () => `<script>${signedIn}</script><noscript>`);
}

let made: Promise<string> | null = null;

/** Whether a request is a browser that opens /graphql, which programs only post to. */
export function wantsExplorer({ method, url, headers }: FastifyRequest): boolean {
  return method === "GET" && /^\/graphql\/?(\?|$)/.test(url) && (headers.accept ?? "").includes("text/html");
}

/** Shows GraphiQL, whose queries run as the member who is signed in to the product in this browser. */
export async function showExplorer(reply: FastifyReply): Promise<FastifyReply> {
  made ??= explorerPage().catch((error: unknown) => {
    // The next browser tries again.
    made = null;
    throw error;
  });
  return reply
    .headers({ "content-security-policy": POLICY, "cache-control": "no-cache" })
    .type("text/html; charset=utf-8")
    .send(await made);
}
