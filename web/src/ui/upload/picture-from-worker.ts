/** A browser that has not made a picture by then will not. */
const TIMEOUT_MS = 120_000;

/**
 * The picture that a worker makes of a message. The worker ends with it, which releases its memory. Rejects if the worker posts null, fails, or takes more than two minutes.
 */
export async function pictureFromWorker(worker: Worker, message: unknown): Promise<Blob> {
  try {
    return await new Promise<Blob>((resolve, reject) => {
      const refuse = (): void => reject(new Error("This picture cannot be read."));
      worker.addEventListener("message", ({ data }: MessageEvent<Blob | null>) =>
        data === null ? refuse() : resolve(data),
      );
      worker.addEventListener("error", refuse);
      AbortSignal.timeout(TIMEOUT_MS).addEventListener("abort", refuse);
      worker.postMessage(message);
    });
  } finally {
    worker.terminate();
  }
}
