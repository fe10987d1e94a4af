import type { ObjectStore } from "../object-store.ts";

/** A store that a test has opened: `origin` is where its links are reached. */
export interface OpenedStore {
  readonly store: ObjectStore;
  readonly origin: string;
  /** Names of the link's parameters that hold its end, its signature, its part and that one's upload. */
  readonly parameters: Readonly<Record<"end" | "signature" | "part" | "upload", string>>;
  /** When a download link ends. */
  endOf(link: URL): Date;
  /** Seconds for which it lives longer, for clocks that differ; none where one clock signs and checks. */
  readonly marginSeconds: number;
  close(): Promise<void>;
}
