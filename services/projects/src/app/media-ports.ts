import type { Result } from "@callboard/kit/result.ts";

/** Media's facts about a file. */
export interface MediaFile {
  readonly id: string;
  readonly companyId: string | null;
  readonly isReady: boolean;
  /** Empty until its bytes have been inspected. */
  readonly contentType: string;
}

/** A document for those who may read it, with links that are valid for five minutes. */
export interface Document {
  readonly fileName: string;
  readonly purpose: string;
  readonly contentType: string;
  /** Size in bytes. */
  readonly size: number;
  /** Width in pixels; null if not applicable, like every other nullable field. */
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
  /** Documents by id; the caller must have checked access. Files that are not ready or deleted are missing. */
  documents(ids: readonly string[]): Promise<Result<ReadonlyMap<string, Document>>>;
}
