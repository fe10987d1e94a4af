export type SendOptions = {
  readonly method?: string;
  readonly type?: string;
  readonly signal: AbortSignal;
  /** Called with how many bytes have left. */
  readonly onProgress: (bytes: number) => void;
};

/** Sends bytes; fetch does not report its progress. Returns the status, or 0 when the connection broke or was cut. */
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

/** Whether the store has taken the bytes. */
export const isTaken = (status: number): boolean => status >= 200 && status < 300;
