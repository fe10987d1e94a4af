export type SendOptions = {
  readonly method?: string;
  readonly type?: string;
  readonly signal: AbortSignal;
  /** Called with the number of bytes sent so far. */
  readonly onProgress: (bytes: number) => void;
};

/**
 * Sends bytes by XMLHttpRequest, since `fetch` reports no progress. Resolves to the status, or 0 if the connection
 * broke or was aborted.
 */
export function sendBytes(url: string, bytes: Blob, options: SendOptions): Promise<number> {
  return new Promise((resolve) => {
    if (options.signal.aborted) return resolve(0);
    const request = new XMLHttpRequest();
    const cut = (): void => request.abort();
    const end = (status: number): void => {
      options.signal.removeEventListener("abort", cut);
      resolve(status);
    };
    request.open(options.method ?? "PUT", url);
    if (options.type !== undefined) request.setRequestHeader("content-type", options.type);
    request.upload.onprogress = (event) => options.onProgress(event.loaded);
    request.onload = () => end(request.status);
    request.onerror = () => end(0);
    request.onabort = () => end(0);
    options.signal.addEventListener("abort", cut);
    request.send(bytes);
  });
}

/** Whether the store has accepted the bytes. */
export const isTaken = (status: number): boolean => status >= 200 && status < 300;
