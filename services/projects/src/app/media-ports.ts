import type { Result } from "@callboard/kit/result.ts";

/** What media knows of a file. */
export interface MediaFile {
  readonly id: string;
  readonly companyId: string | null;
  readonly isReady: boolean;
  /** Empty until its bytes were looked at. */
  readonly contentType: string;
}

/** A document for those who may read it, with links that are good for five minutes. */
export interface Document {
  readonly fileName: string;
  readonly purpose: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  /** Pixels; null where it has none, as everything else that is null. */
  readonly width: number | null;
  readonly height: number | null;
  readonly altText: string | null;
  readonly place: number;
  readonly contentKey: string;
  readonly contentUrl: string;
  readonly thumbnailKey: string | null;
  readonly thumbnailUrl: string | null;
}

export interface Media {
  files(ids: readonly string[]): Promise<Result<readonly MediaFile[]>>;
  /** Documents by id, for whoever may read them: that is decided before. Missing where a file is not ready, or gone. */
  documents(ids: readonly string[]): Promise<Result<ReadonlyMap<string, Document>>>;
}
