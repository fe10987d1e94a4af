import type { MediaFile } from "./file.ts";
import type { RejectReason } from "./refusals.ts";

interface About {
  readonly mediaId: string;
  readonly ownerId: string;
  readonly version: number;
}

/** What happened to a file, to be published with the change. */
export type MediaEvent =
  | ({ readonly kind: "MediaUploaded" } & About)
  | ({ readonly kind: "MediaReady"; readonly arrivedAt: Date | null } & About)
  | ({ readonly kind: "MediaDeleted" } & About)
  | ({ readonly kind: "MediaRejected"; readonly reason: RejectReason } & About);

/** The file that an event is about, with the version after it. */
export function aboutFile({ id, ownerId, version }: MediaFile): About {
  return { mediaId: id, ownerId, version };
}
