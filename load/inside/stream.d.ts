/** Live streams, which load/go/k6/stream.go adds to k6. */
declare module "k6/x/stream" {
  export interface OpenStream {
    readonly status: number;
    /** Milliseconds until the ready event; 0 if the stream was rejected. */
    readonly readyMs: number;
    /** Milliseconds from `since` until the first event with the text in its data; -1 if there was none in time. */
    waitFor(text: string, since: number, seconds: number): number;
    close(): void;
  }
  const streams: { open(address: string, token: string, seconds: number): OpenStream };
  export default streams;
}
