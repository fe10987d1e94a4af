/** Live streams, which load/go/k6/stream.go adds to k6. */
declare module "k6/x/stream" {
  export interface OpenStream {
    readonly status: number;
    /** Milliseconds until it said that it was ready; 0 when it was refused. */
    readonly readyMs: number;
    /** Milliseconds from a moment until the first event with the text in its data; -1 when none came in time. */
    waitFor(text: string, since: number, seconds: number): number;
    close(): void;
  }
  const streams: { open(address: string, token: string, seconds: number): OpenStream };
  export default streams;
}
