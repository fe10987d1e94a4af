import type { ApolloClient } from "@apollo/client";
import type { CompleteUploadMutation } from "#gen/graphql.ts";
import { failureOf } from "#lib/graph/failure.ts";
import type { Failure } from "#lib/graph/failure.ts";
import { livingTabs, tab } from "#lib/offline/tab.ts";
import { loadTexts } from "#i18n/i18n.ts";
import { attach } from "./attach.ts";
import {
  begunUpload,
  begunUploads,
  endUpload,
  isBegun,
  rememberConversion,
  rememberKey,
  rememberPlace,
  uploadId,
} from "./begun-uploads.ts";
import type { WantedUpload } from "./begun-uploads.ts";
import { endConversion } from "./film/conversions.ts";
import { dropFile, dropOtherFiles, keepFile, keptFile } from "./kept-files.ts";
import { giveUpUpload, runUpload } from "./run-upload.ts";
import type { Ran } from "./run-upload.ts";
import {
  changeUpload,
  dropUploads,
  isUnderWay,
  placeName,
  putUpload,
  showProgress,
  uploadOf,
  uploadStore,
} from "./upload-store.ts";
import type { Upload, UploadPlace } from "./upload-store.ts";

/** Files in flight at once; the others wait for their turn. */
export const FILES_AT_ONCE = 3;

const FAILED: Failure = {
  code: "UNAVAILABLE",
  rule: null,
  fields: [],
  requestId: null,
  retryAfterSeconds: null,
};

/** The connection was lost for longer than the retries last; choosing the same file resumes the upload. */
const BROKEN: Failure = { ...FAILED, rule: "UPLOAD_BROKEN" };

const PASSING: readonly string[] = ["UNAVAILABLE", "LIMIT", "UNAUTHENTICATED", "INTERNAL"];

/** Whether the upload could still continue after a failure. */
const mayGoOn = ({ code, rule }: Failure): boolean => PASSING.includes(code) || rule === "NOT_UPLOADED";

/** The reason for aborting when the person no longer wants the file. */
const CANCELLED = "cancelled";

/** Aborts the uploads that are being sent. */
const stops = new Map<string, AbortController>();

type Sendable = Upload & { readonly file: File };

/** Forgets an upload that has ended for good. */
function forget(id: string): void {
  endUpload(id);
  endConversion(id);
  void dropFile(id);
}

/** Loads the words about films, which few uploads need. */
const loadFilmWords = (): Promise<void> => loadTexts("files").catch(() => undefined);

/** Notes that some browsers will show no picture of a film; the words for it load with the first one. */
async function warn(id: string): Promise<void> {
  await loadFilmWords();
  changeUpload(id, { isHardToShow: true });
}

/**
 * The file that is sent: of a film that some browsers cannot show, one that all can, as far as this browser can make
 * it. Null if the signal stopped it. The code for it loads with the first film.
 */
async function fileToSend(upload: Sendable, signal: AbortSignal): Promise<File | null> {
  const { id, file } = upload;
  if (!file.type.startsWith("video/")) return file;
  const converter = await import("./film/showable-film.ts").catch(() => null);
  if (converter === null) return file;
  const made = await converter.showableFilm(upload, signal, (progress) => {
    if (signal.aborted) return;
    if (uploadOf(id)?.status === "converting") return showProgress(id, progress);
    void loadFilmWords();
    rememberConversion(id);
    changeUpload(id, { status: "converting", progress });
  });
  if (made === null) return null;
  changeUpload(id, { file: made, status: "sending", progress: 0 });
  if (made === file) return file;
  // What may have arrived is of other bytes.
  endUpload(id);
  begunUpload(id, { ...upload, file: made }, tab);
  void keepFile(id, made);
  return made;
}

/** Resumes an upload; if the server has given it up, starts again, once. */
async function send(graph: ApolloClient, upload: Sendable, signal: AbortSignal): Promise<Ran> {
  const { id, file, purpose } = upload;
  const begin = (): Promise<Ran> => {
    const { clientKey, altText } = begunUpload(id, upload, tab);
    const declared = {
      FileName: file.name,
      ContentType: file.type || "application/octet-stream",
      Size: file.size,
      Purpose: purpose,
      AltText: altText,
      ClientKey: clientKey,
    };
    return runUpload(graph, {
      file,
      purpose,
      declared,
      signal,
      onKey: (key) => {
        rememberKey(id, key);
        changeUpload(id, { key });
      },
      onHardToShow: () => void warn(id),
      onProgress: (progress) => showProgress(id, progress),
      onSent: () => changeUpload(id, { progress: 1, status: "finishing" }),
    });
  };
  try {
    return await begin();
  } catch (error) {
    if (failureOf(error).rule !== "UPLOAD_GONE") throw error;
    endUpload(id);
    return begin();
  }
}

function fail(id: string, failure: Failure, canRetry: boolean): void {
  changeUpload(id, { status: "failed", failure, canRetry });
}

/** Ends an upload whose file is refused. The texts that say why load with the first one. */
async function refuse(id: string, failure: Failure): Promise<void> {
  forget(id);
  await loadFilmWords();
  fail(id, failure, false);
}

const refusedBy = (rule: string): Failure => ({ ...FAILED, code: "VALIDATION", rule });

/** Stores what the server says about the bytes. Returns whether the file can be attached. */
async function take(id: string, media: CompleteUploadMutation["completeUpload"]): Promise<boolean> {
  const { Status, RejectReason, ContentUrl, ContentThumbNailUrl, FileName } = media.Data;
  if (Status === "Rejected") {
    await refuse(id, refusedBy(RejectReason ?? "INVALID"));
    return false;
  }
  const fileName = FileName ?? uploadOf(id)?.name ?? "";
  const url = ContentUrl ?? null;
  changeUpload(id, {
    media: { key: media.PK, url, thumbnailUrl: ContentThumbNailUrl ?? null, fileName },
  });
  return true;
}

/** Attaches a validated file. A failure can be retried without sending any bytes. */
async function place(graph: ApolloClient, id: string): Promise<void> {
  const upload = uploadOf(id);
  if (!upload?.media) return;
  changeUpload(id, { status: "finishing" });
  try {
    await attach(graph, upload.place, upload.media.key);
    // It was sent elsewhere meanwhile.
    if (uploadOf(id)?.place !== upload.place) return await place(graph, id);
    changeUpload(id, { status: "done" });
    forget(id);
  } catch (error) {
    fail(id, failureOf(error), true);
  }
}

async function run(graph: ApolloClient, upload: Sendable): Promise<void> {
  const { id } = upload;
  const stop = new AbortController();
  stops.set(id, stop);
  changeUpload(id, { status: "sending", failure: null });
  try {
    if (upload.media) return await place(graph, id);
    const file = await fileToSend(upload, stop.signal);
    if (file === null) return;
    const ran = await send(graph, { ...upload, file }, stop.signal);
    if (ran.kind === "broken") fail(id, BROKEN, true);
    else if (ran.kind === "stopped") {
      if (stop.signal.reason === CANCELLED) await giveUpUpload(graph, ran.key);
    } else if (ran.kind === "refused") await refuse(id, refusedBy(ran.rule));
    else if (await take(id, ran.media)) await place(graph, id);
  } catch (error) {
    if (stop.signal.aborted) return;
    const failure = failureOf(error);
    if (mayGoOn(failure)) fail(id, failure, true);
    else await refuse(id, failure);
  } finally {
    // An upload that was stopped may already be running again.
    if (stops.get(id) === stop) stops.delete(id);
    fill(graph);
  }
}

/** Starts waiting uploads, as many as may be in flight at once. */
function fill(graph: ApolloClient): void {
  const { uploads } = uploadStore.getState();
  const free = FILES_AT_ONCE - uploads.filter((one) => isUnderWay(one) && one.status !== "waiting").length;
  const next = uploads.filter((one): one is Sendable => one.status === "waiting" && one.file !== null);
  for (const upload of next.slice(0, Math.max(0, free))) void run(graph, upload);
}

/** Starts uploads, or resumes unfinished ones of the same files. They continue wherever the member navigates. */
export function startUploads(graph: ApolloClient, wanted: readonly WantedUpload[]): void {
  for (const one of wanted) {
    const id = uploadId(one);
    const former = uploadOf(id);
    if (former && isUnderWay(former)) continue;
    const { altText } = begunUpload(id, one, tab);
    void keepFile(id, one.file);
    putUpload({
      ...one,
      id,
      altText,
      name: one.file.name,
      status: "waiting",
      progress: 0,
      key: null,
      media: null,
      failure: null,
      canRetry: true,
      claimed: false,
    });
  }
  fill(graph);
}

/** Gives unfinished uploads another place: files chosen for a new record belong to it once it exists. */
export function moveUploads(from: UploadPlace, to: Pick<Upload, "place" | "page">): void {
  for (const { id, status, place: present } of uploadStore.getState().uploads) {
    if (status === "done" || placeName(present) !== placeName(from)) continue;
    rememberPlace(id, to);
    changeUpload(id, to);
  }
}

/** Stops sending; what has arrived stays, and the upload can be resumed from there. */
export function pauseUpload(id: string): void {
  const status = uploadOf(id)?.status;
  if (status !== "sending" && status !== "converting" && status !== "waiting") return;
  changeUpload(id, { status: "paused" });
  stops.get(id)?.abort();
}

/**
 * Resumes an upload that was paused, has failed or was left behind; with the file if the browser no longer has it.
 */
export function resumeUpload(graph: ApolloClient, id: string, file?: File): void {
  const upload = uploadOf(id);
  const found = file ?? upload?.file;
  if (!upload || !found || isUnderWay(upload)) return;
  changeUpload(id, { file: found, status: "waiting", failure: null });
  fill(graph);
}

/** Cancels an upload and has the server delete what has arrived. */
export function cancelUpload(graph: ApolloClient, id: string): void {
  const upload = uploadOf(id);
  if (!upload || upload.status === "finishing" || upload.status === "done") return;
  forget(id);
  dropUploads([id]);
  const stop = stops.get(id);
  // The server is told once nothing more is in flight.
  if (stop) stop.abort(CANCELLED);
  else if (upload.key !== null) void giveUpUpload(graph, upload.key);
  fill(graph);
}

/** Offers to resume what closed pages left, with its file if the browser has stored it. */
export async function offerLeftUploads(): Promise<void> {
  const begun = begunUploads(Date.now());
  const [living] = await Promise.all([livingTabs(), dropOtherFiles(isBegun)]);
  for (const [id, { tab: of, key, name, purpose, altText, place: where, page, isConverting }] of begun) {
    if (of === tab || living.has(of) || uploadOf(id)) continue;
    const file = await keptFile(id);
    if (isConverting) await loadFilmWords();
    if (uploadOf(id)) continue;
    const what = { id, name, file, purpose, altText, place: where, page, key };
    const state = { progress: 0, media: null, failure: null, canRetry: true, claimed: false } as const;
    putUpload({ ...what, ...state, status: "left", ...(isConverting && { wasConverting: true }) });
  }
}
