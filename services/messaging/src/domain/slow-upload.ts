/** Whoever waited longer than this has turned to something else. */
const PATIENCE_MS = 30_000;

/**
 * Whether a file was ready so long after its bytes had arrived that its uploader is notified. Where it is not known when
 * they arrived, nobody is.
 */
export function isSlowUpload(arrivedAt: Date | null, readyAt: Date): boolean {
  return arrivedAt !== null && readyAt.getTime() - arrivedAt.getTime() > PATIENCE_MS;
}
