/** After this time an uploader has probably turned to something else. */
const SLOW_AFTER_MS = 30_000;

/**
 * Whether a file became ready so long after its bytes had arrived that its uploader is notified. False if the arrival
 * time is unknown.
 */
export function isSlowUpload(arrivedAt: Date | null, readyAt: Date): boolean {
  return arrivedAt !== null && readyAt.getTime() - arrivedAt.getTime() > SLOW_AFTER_MS;
}
