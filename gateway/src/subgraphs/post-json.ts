import type { Dispatcher } from "undici";
import type { Patience } from "./patience.ts";

/** A server's response. */
export interface JsonResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly value: unknown;
}

export interface JsonPost {
  readonly path: string;
  readonly headers: readonly string[];
  readonly body: string;
  /** Maximum milliseconds until the response begins, and between its parts. */
  readonly timeout: number;
  /** Maximum size of a response in bytes. */
  readonly limit: number;
  readonly patience: Patience | undefined;
}

/**
 * Posts JSON and parses the response, whatever its status. Rejects if the response is incomplete, not JSON or too
 * large, or when the request is no longer needed. Used instead of undici's `request`, which creates a stream per
 * response; a page has six of them.
 */
export function postJson(to: Dispatcher, post: JsonPost): Promise<JsonResponse> {
  return new Promise((resolve, reject) => {
    const reading = new Reading(post, resolve, reject);
    if (reading.isSettled) return;
    to.dispatch(
      {
        method: "POST",
        path: post.path,
        body: post.body,
        headers: post.headers as string[],
        headersTimeout: post.timeout,
        bodyTimeout: post.timeout,
      },
      reading,
    );
  });
}

/** A response being received. */
class Reading implements Dispatcher.DispatchHandler {
  isSettled = false;
  readonly #limit: number;
  readonly #patience: Patience | undefined;
  readonly #resolve: (response: JsonResponse) => void;
  readonly #reject: (error: unknown) => void;
  #controller: Dispatcher.DispatchController | null = null;
  #status = 0;
  #headers: JsonResponse["headers"] = {};
  readonly #chunks: Buffer[] = [];
  #length = 0;

  constructor(
    { limit, patience }: JsonPost,
    resolve: (response: JsonResponse) => void,
    reject: (error: unknown) => void,
  ) {
    this.#limit = limit;
    this.#patience = patience;
    this.#resolve = resolve;
    this.#reject = reject;
    patience?.add(this.#giveUp);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.isSettled) controller.abort(new Error("nobody waits for it"));
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: JsonResponse["headers"]): void {
    this.#status = status;
    this.#headers = headers;
    if (Number(headers["content-length"] ?? 0) > this.#limit) this.#fail(new Error("announces too much"));
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#length += chunk.length;
    if (this.#length > this.#limit) this.#fail(new Error("answers too much"));
  }

  onResponseEnd(): void {
    const [first] = this.#chunks;
    const bytes = this.#chunks.length === 1 && first ? first : Buffer.concat(this.#chunks, this.#length);
    try {
      const value: unknown = JSON.parse(bytes.toString());
      if (this.#settle()) this.#resolve({ status: this.#status, headers: this.#headers, value });
    } catch (error) {
      this.#fail(error);
    }
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.#fail(error);
  }

  readonly #giveUp = (): void => this.#fail(new Error("nobody waits for it"));

  #fail(error: unknown): void {
    if (!this.#settle()) return;
    this.#reject(error);
    this.#controller?.abort(error instanceof Error ? error : new Error(String(error)));
  }

  /** False if it was settled before. */
  #settle(): boolean {
    if (this.isSettled) return false;
    this.isSettled = true;
    this.#patience?.delete(this.#giveUp);
    return true;
  }
}
