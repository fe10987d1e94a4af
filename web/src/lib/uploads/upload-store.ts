import type { Purpose } from "@callboard/catalog/files/file-kinds.ts";
import { createStore } from "zustand/vanilla";
import { draftNames } from "#lib/forms/drafts.ts";
import type { Failure } from "#lib/graph/failure.ts";

export type UploadPurpose = Purpose;

/** Where a file goes once it has been validated. */
export type UploadPlace =
  /** The member's own picture. */
  | { readonly kind: "headshot"; readonly user: string }
  /** The member's post of a type. */
  | { readonly kind: "post"; readonly type: string }
  /** The poster and photos of a project; `first` makes the file its poster. */
  | { readonly kind: "pictures"; readonly project: string; readonly first?: true }
  /** The supporting documents of a project. */
  | { readonly kind: "documents"; readonly project: string }
  /** The logo of a company. */
  | { readonly kind: "logo"; readonly company: string }
  /** A form: whoever has it open takes the file. */
  | { readonly kind: "form"; readonly name: string };

/** A name that is unique to each place. */
export const placeName = (place: UploadPlace): string => Object.values(place).join(".");

/** A validated file that can be shown. */
export type UploadedMedia = {
  readonly key: string;
  readonly url: string | null;
  readonly thumbnailUrl: string | null;
  readonly fileName: string;
};

type UploadStatus =
  /** Waits for its turn. */
  | "waiting"
  /** A film is made into one that every browser shows. */
  | "converting"
  | "sending"
  /** The bytes are there; the server checks them and the file is put in its place. */
  | "finishing"
  | "paused"
  /** A page that is gone began it. */
  | "left"
  | "failed"
  | "done";

/** An upload, independent of the page that is open. */
export type Upload = {
  readonly id: string;
  readonly name: string;
  /** Null after a reload, if the browser no longer has it. */
  readonly file: File | null;
  readonly purpose: UploadPurpose;
  readonly altText: string;
  readonly place: UploadPlace;
  /** Address of the page where it was started. */
  readonly page: string;
  readonly status: UploadStatus;
  /** 0 to 1. */
  readonly progress: number;
  /** The key of the file, as soon as the server has sent it. */
  readonly key: string | null;
  readonly media: UploadedMedia | null;
  readonly failure: Failure | null;
  /** Whether retrying could help. */
  readonly canRetry: boolean;
  /** Whether some browsers will show no picture of the film. */
  readonly isHardToShow?: true;
  /** Whether its page was left while the film was converted, which begins again with the upload. */
  readonly wasConverting?: true;
  /** Whether the page that wanted the file knows that it has arrived. */
  readonly claimed: boolean;
};

/** The uploads of this tab and those that earlier pages left, in the order in which they were started. */
export const uploadStore = createStore<{ readonly uploads: readonly Upload[] }>(() => ({ uploads: [] }));

export const uploadOf = (id: string): Upload | undefined =>
  uploadStore.getState().uploads.find((upload) => upload.id === id);

export function changeUpload(id: string, change: Partial<Upload>): void {
  uploadStore.setState(({ uploads }) => ({
    uploads: uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)),
  }));
}

/**
 * Shows how much of an upload is done, 0 to 1, where that is another percent than before: several requests at once report
 * their bytes twenty times a second, and each change draws the page again.
 */
export function showProgress(id: string, progress: number): void {
  const percent = (share: number): number => Math.round(share * 100);
  const shown = uploadOf(id)?.progress ?? 0;
  if (percent(progress) !== percent(shown)) changeUpload(id, { progress });
}

/** Adds an upload, or replaces the one with the same id. */
export function putUpload(added: Upload): void {
  uploadStore.setState(({ uploads }) => ({
    uploads: uploads.some(({ id }) => id === added.id)
      ? uploads.map((upload) => (upload.id === added.id ? added : upload))
      : [...uploads, added],
  }));
}

export function dropUploads(ids: readonly string[]): void {
  uploadStore.setState(({ uploads }) => ({ uploads: uploads.filter(({ id }) => !ids.includes(id)) }));
}

const UNDER_WAY: readonly UploadStatus[] = ["waiting", "converting", "sending", "finishing"];

/** Whether an upload continues by itself. */
export const isUnderWay = ({ status }: Upload): boolean => UNDER_WAY.includes(status);

/** Prefix of unfinished uploads among the browser's drafts. */
export const BEGUN = "upload.";

/** Whether this browser has unfinished uploads. */
export const hasBegunUploads = (): boolean => draftNames(BEGUN, "browser").length > 0;
