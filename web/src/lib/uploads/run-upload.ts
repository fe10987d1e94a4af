import type { ApolloClient } from "@apollo/client";
import type { CompleteUploadMutation, CreateUploadMutation, UploadInput } from "#gen/graphql.ts";
import type { FileRule } from "@callboard/catalog/failure-rules.ts";
import { failureOf } from "#lib/graph/failure.ts";
import { isTaken, sendBytes } from "./send-bytes.ts";
import { pauseOrOnline } from "#lib/pause-or-online.ts";
import { partLinks } from "./part-links.ts";
import { sendParts } from "./send-parts.ts";
import type { PartsPorts } from "./send-parts.ts";
import type { Looked } from "./content/look-at-file.ts";
import type { UploadPurpose } from "./upload-store.ts";
import type { SendStill } from "./film/send-still.ts";
import {
  AbortUpload,
  CompleteUpload,
  CreateUpload,
  ListUploadParts,
  SignUploadPart,
} from "./upload-documents.ts";

type Ticket = CreateUploadMutation["createUpload"];

type Run = {
  readonly file: File;
  readonly purpose: UploadPurpose;
  readonly declared: UploadInput;
  readonly signal: AbortSignal;
  /** Called if some browsers will show no picture of the film. */
  readonly onHardToShow?: () => void;
  /** Called with the key of the future file, as soon as there is one. */
  readonly onKey?: (key: string) => void;
  /** 0 to 1. */
  readonly onProgress: (done: number) => void;
  /** Called when all bytes have arrived. */
  readonly onSent?: () => void;
};

/** The result of an upload: the validated file, or why there is none. */
export type Ran =
  | { readonly kind: "checked"; readonly media: CompleteUploadMutation["completeUpload"] }
  /** The content breaks a rule, so no byte was sent. */
  | { readonly kind: "refused"; readonly rule: FileRule }
  /** The bytes are not all there; the same upload can go on. */
  | { readonly kind: "broken" }
  /** The signal has ended it; what has arrived stays with the server. */
  | { readonly kind: "stopped"; readonly key: string };

/**
 * Looks at a file, starts or resumes its upload, sends the bytes and has them validated. Rejects with the graph's
 * failure.
 */
export async function runUpload(graph: ApolloClient, run: Run): Promise<Ran> {
  const looked = await look(run);
  if (looked?.broken) return { kind: "refused", rule: looked.broken };
  if (looked?.isHardToShow) run.onHardToShow?.();
  return begin(graph, looked === null ? run : asLooked(run, looked));
}

/** The file that is sent, declared as what it is. */
const asLooked = (run: Run, { file, kind }: Looked): Run => ({
  ...run,
  file,
  declared: { ...run.declared, ContentType: kind },
});

async function begin(graph: ApolloClient, run: Run): Promise<Ran> {
  const created = await graph.mutate({ mutation: CreateUpload, variables: { file: run.declared } });
  const ticket = created.data?.createUpload;
  return ticket ? sendAndComplete(graph, run, ticket) : { kind: "broken" };
}

async function sendAndComplete(graph: ApolloClient, run: Run, ticket: Ticket): Promise<Ran> {
  run.onKey?.(ticket.PK);
  const still = isFilm(run.declared) ? stillWhileSending(run.file) : null;
  const sent = await (ticket.PartSize ? inParts(graph, run, ticket) : inOnePiece(run, ticket));
  if (run.signal.aborted) return { kind: "stopped", key: ticket.PK };
  if (!sent) return { kind: "broken" };
  run.onSent?.();
  const sendStill = await still;
  await sendStill?.(graph, ticket.PK, run.signal);
  const completed = await graph.mutate({ mutation: CompleteUpload, variables: { key: ticket.PK } });
  const media = completed.data?.completeUpload;
  return media ? { kind: "checked", media } : { kind: "broken" };
}

const isFilm = ({ ContentType }: UploadInput): boolean => ContentType?.startsWith("video/") === true;

/** What the content says. The code for it loads with the first file; without it the server alone decides. */
function look({ file, purpose }: Run): Promise<Looked | null> {
  return import("./content/look-at-file.ts")
    .then(({ lookAtFile }) => lookAtFile(file, purpose))
    .catch(() => null);
}

/**
 * The still of a video, with the function that sends it. Few uploads are videos, so its code loads with the first
 * one.
 */
async function stillWhileSending(file: File): Promise<SendStill | null> {
  return import("./film/send-still.ts").then(({ takeStill }) => takeStill(file)).catch(() => null);
}

/**
 * Has the server delete what has arrived. The response does not matter: abandoned uploads are deleted after a day.
 */
export async function giveUpUpload(graph: ApolloClient, key: string): Promise<void> {
  await graph.mutate({ mutation: AbortUpload, variables: { key } }).catch(() => undefined);
}

async function inOnePiece({ file, signal, onProgress }: Run, ticket: Ticket): Promise<boolean> {
  const status = await sendBytes(ticket.UploadUrl, file, {
    method: ticket.Method,
    type: ticket.ContentType,
    signal,
    onProgress: (bytes) => onProgress(bytes / file.size),
  });
  return isTaken(status);
}

function inParts(graph: ApolloClient, run: Run, { PK: key, PartSize }: Ticket): Promise<boolean> {
  const partSize = PartSize ?? run.file.size;
  const ports: PartsPorts = {
    arrived: () => arrivedParts(graph, key),
    link: partLinks(Math.ceil(run.file.size / partSize), (parts) => linksOf(graph, key, parts)),
    send: sendBytes,
    pause: pauseOrOnline,
  };
  return sendParts({ ...run, partSize }, ports);
}

/** Failures that only mean that the server is busy or unavailable. */
const isPassing = (error: unknown): boolean => ["UNAVAILABLE", "LIMIT"].includes(failureOf(error).code);

async function arrivedParts(graph: ApolloClient, key: string): Promise<ReadonlySet<number> | "all" | null> {
  try {
    const { data } = await graph.query({
      query: ListUploadParts,
      variables: { key },
      fetchPolicy: "no-cache",
      errorPolicy: "none",
    });
    return new Set(data?.listUploadParts.map(({ Part }) => Part));
  } catch (error) {
    // The bytes are there already: only the last response was lost.
    if (failureOf(error).rule === "ILLEGAL_TRANSITION") return "all";
    if (isPassing(error)) return null;
    throw error;
  }
}

async function linksOf(
  graph: ApolloClient,
  key: string,
  parts: readonly number[],
): Promise<ReadonlyMap<number, string> | null> {
  try {
    const { data } = await graph.mutate({ mutation: SignUploadPart, variables: { key, parts: [...parts] } });
    return data ? new Map(data.signUploadPart.map(({ Part, UploadUrl }) => [Part, UploadUrl])) : null;
  } catch (error) {
    if (isPassing(error)) return null;
    throw error;
  }
}
