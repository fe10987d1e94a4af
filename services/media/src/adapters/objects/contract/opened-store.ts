import type { ObjectStore } from "../object-store.ts";

/** A store opened for a test; `origin` is where its links can be reached. */
export interface OpenedStore {
  readonly store: ObjectStore;
  readonly origin: string;
  /** Names of the link parameters for its expiry, its signature, its part and the upload of the part. */
  readonly parameters: Readonly<Record<"end" | "signature" | "part" | "upload", string>>;
  /** When a download link expires. */
  endOf(link: URL): Date;
  /** Extra seconds of validity for clock differences; 0 if one clock signs and checks. */
  readonly marginSeconds: number;
  close(): Promise<void>;
}
