import { check } from "k6";
import http from "k6/http";
import { hashesOf, OPERATIONS, type Operation } from "../operations.ts";
import { graphDuration, refusedByLimit } from "./measures.ts";
import { within } from "./settings.ts";
import type { Session } from "./sign-in.ts";

/** What an operation is judged by: `picture` waits until renditions are made. */
type Kind = "read" | "search" | "write" | "picture";

/** A record as the graph answers it, read without its type. */
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

/** Thumbnails that a page shows at once; a browser keeps those that it has. */
const PICTURES = 12;
const shown = new Set<string>();

/** What a person wants of the graph. */
interface Wanted {
  readonly kind: Kind;
  /** Codes of refusals that are answers as well: two people at the same thing are no fault of the product. */
  readonly mayBe?: readonly string[];
}

/**
 * Sends an operation of the web client by its hash, as a browser does. Returns its data; null when a quota refused it, which
 * is counted, or a code that may be. Everything else is a failed check.
 */
export function request<Data>(
  session: Session,
  operation: Operation,
  variables: object,
  { kind, mayBe = [] }: Wanted,
): Data | null {
  const extensions = { persistedQuery: { version: 1, sha256Hash: HASHES[operation] } };
  const answer = http.post(
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
  graphDuration.add(answer.timings.duration, { kind, operation });
  const { data, errors = [] } = replyOf<Data>(answer.body);
  const codes = errors.map(({ extensions: said }) => said?.code ?? "NONE");
  const isLimited = codes.includes("LIMIT");
  refusedByLimit.add(isLimited, { operation });
  const isAnswered = errors.length === 0 && Boolean(data);
  const isAllowed = codes.length > 0 && codes.every((code) => code === "LIMIT" || mayBe.includes(code));
  if (!check(null, { [`${operation} is answered`]: () => isAnswered || isAllowed }, { operation }))
    console.error(`${operation} of ${session.email}: ${answer.status} ${String(answer.body).slice(0, 300)}`);
  if (!isAnswered) return null;
  if (kind === "read" || kind === "search") showPictures(String(answer.body));
  return data ?? null;
}

function replyOf<Data>(text: string | null): Reply<Data> {
  try {
    return JSON.parse(text ?? "") as Reply<Data>;
  } catch {
    return {};
  }
}

/** Loads the pictures of a page as a browser would, those that this person has not seen. */
function showPictures(text: string): void {
  const found = [...text.matchAll(/"ContentThumbNailUrl":"([^"]+)"/g)].map(([, address = ""]) => address);
  const fresh = [...new Set(found)].filter((address) => !shown.has(pathOf(address))).slice(0, PICTURES);
  for (const address of fresh) shown.add(pathOf(address));
  const params = { responseType: "none", tags: { name: "picture" } } as const;
  const answers = http.batch(fresh.map((address) => ["GET", within(address), null, params] as const));
  for (const { status } of answers) check(status, { "a picture is there": (code) => code === 200 });
}

/** A signed link is another one each time, of the same picture. */
const pathOf = (address: string): string => address.split("?")[0] ?? address;
