import { check } from "k6";
import http from "k6/http";
import { hashesOf, OPERATIONS, type Operation } from "../operations.ts";
import { graphDuration, refusedByLimit } from "./measures.ts";
import { within } from "./settings.ts";
import type { Session } from "./sign-in.ts";

/** Decides which thresholds apply to an operation; `picture` waits until renditions are ready. */
type Kind = "read" | "search" | "write" | "picture";

/** A record in a response of the graph, without its type. */
export interface Row<Data = Readonly<Record<string, unknown>>> {
  readonly PK: string;
  readonly SK: string;
  readonly Data: Data;
}

interface Reply<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
}

const manifest = JSON.parse(
  open(import.meta.resolve("../../web/src/gen/persisted-documents.json")),
) as Readonly<Record<string, string>>;

const HASHES = hashesOf(manifest, OPERATIONS);

/** Thumbnails visible on a page at once; browsers cache those already loaded. */
const PICTURES = 12;
const shown = new Set<string>();

/** A request to the graph. */
interface Wanted {
  readonly kind: Kind;
  /** Error codes that count as success: two people acting on the same thing is not a defect. */
  readonly mayBe?: readonly string[];
}

/**
 * Sends an operation of the web client by its hash, as a browser does. Returns its data, or null if it was rejected
 * by a quota, which is counted, or with an expected code. Anything else is a failed check.
 */
export function request<Data>(
  session: Session,
  operation: Operation,
  variables: object,
  { kind, mayBe = [] }: Wanted,
): Data | null {
  const extensions = { persistedQuery: { version: 1, sha256Hash: HASHES[operation] } };
  const response = http.post(
    within("/graphql"),
    JSON.stringify({ operationName: operation, variables, extensions }),
    {
      headers: {
        "content-type": "application/json",
        accept: "application/graphql-response+json, application/json",
        authorization: `Bearer ${session.token}`,
      },
      redirects: 0,
      responseType: "text",
      responseCallback: http.expectedStatuses(200, 429),
      tags: { name: operation },
    },
  );
  graphDuration.add(response.timings.duration, { kind, operation });
  const { data, errors = [] } = replyOf<Data>(response.body);
  const codes = errors.map(({ extensions: details }) => details?.code ?? "NONE");
  const isLimited = codes.includes("LIMIT");
  refusedByLimit.add(isLimited, { operation });
  const hasResponse = errors.length === 0 && Boolean(data);
  const isAllowed = codes.length > 0 && codes.every((code) => code === "LIMIT" || mayBe.includes(code));
  if (!check(null, { [`${operation} is answered`]: () => hasResponse || isAllowed }, { operation }))
    console.error(
      `${operation} of ${session.email}: ${response.status} ${String(response.body).slice(0, 300)}`,
    );
  if (!hasResponse) return null;
  if (kind === "read" || kind === "search") showPictures(String(response.body));
  return data ?? null;
}

function replyOf<Data>(text: string | null): Reply<Data> {
  try {
    return JSON.parse(text ?? "") as Reply<Data>;
  } catch {
    return {};
  }
}

/** Loads a page's pictures as a browser would, skipping those already loaded by this person. */
function showPictures(text: string): void {
  const found = [...text.matchAll(/"ContentThumbNailUrl":"([^"]+)"/g)].map(([, address = ""]) => address);
  const fresh = [...new Set(found)].filter((address) => !shown.has(pathOf(address))).slice(0, PICTURES);
  for (const address of fresh) shown.add(pathOf(address));
  const params = { responseType: "none", tags: { name: "picture" } } as const;
  const responses = http.batch(fresh.map((address) => ["GET", within(address), null, params] as const));
  for (const { status } of responses) check(status, { "a picture is there": (code) => code === 200 });
}

/** Signed links to the same picture differ each time. */
const pathOf = (address: string): string => address.split("?")[0] ?? address;
