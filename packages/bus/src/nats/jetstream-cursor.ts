import type { Link } from "./jetstream-connection.ts";
import { API_CODE, apiCode, BusError } from "./jetstream-error.ts";
import { readStored, type StoredMessage, type StoredWish } from "./jetstream-stored.ts";

/** Messages that are in the process at once. */
const BATCH = 256;

/** How far a stream was read; a stream that was made at another time is another stream. */
interface Place {
  readonly created: string | null;
  readonly position: number;
}

/** A stream as it is now. */
interface Extent {
  readonly created: string;
  readonly last: number;
  /** The server's clock; not a number when it does not say. */
  readonly now: number;
}

/** Reads a stream from a moment on, each message once and in order, whatever happens to the connection meanwhile. */
export class JetstreamCursor {
  readonly #stream: string;
  readonly #subject: string;
  readonly #since = performance.now();
  #place: Place | null = null;

  /** The moment is this one, as far as `begin` does not say it better. */
  constructor(stream: string, subject: string) {
    this.#stream = stream;
    this.#subject = subject;
  }

  /** From here on: what is in the stream now is not read. */
  async begin(link: Link): Promise<void> {
    const extent = await extentOf(link, this.#stream);
    this.#place = { created: extent?.created ?? null, position: extent?.last ?? 0 };
  }

  /** Hands over what is new, page after page. */
  async readNew(link: Link, hear: (message: StoredMessage) => void): Promise<void> {
    const extent = await extentOf(link, this.#stream);
    if (!extent) {
      this.#place = { created: null, position: 0 };
      return;
    }
    const { created, last } = extent;
    let from = this.#from(extent);
    let reached = "seq" in from ? from.seq - 1 : 0;
    for (let more = !("seq" in from) || from.seq <= last; more;) {
      const page = await readStored(link, this.#stream, { from, subject: this.#subject, limit: BATCH });
      if (!page)
        throw new BusError(`The stream ${this.#stream} cannot be read before its service has started.`);
      page.messages.forEach(hear);
      reached = page.messages.at(-1)?.position ?? reached;
      from = { seq: reached + 1 };
      if (reached > 0) this.#place = { created, position: reached };
      more = page.more;
    }
    this.#place = { created, position: Math.max(reached, last) };
  }

  /** Only durations are measured here: the moment of the beginning is told by the server's clock. */
  #from({ created, last, now }: Extent): StoredWish["from"] {
    if (!this.#place) {
      const since = new Date(now - (performance.now() - this.#since));
      return Number.isNaN(now) ? { seq: last + 1 } : { start_time: since.toISOString() };
    }
    // A stream that has begun anew is read from its beginning, one that lost its end from there.
    return { seq: this.#place.created === created ? Math.min(this.#place.position, last) + 1 : 1 };
  }
}

/** Null when there is no such stream yet. */
async function extentOf({ jsm }: Link, stream: string): Promise<Extent | null> {
  try {
    const info: { created: string; state: { last_seq: number }; ts?: string } =
      await jsm.streams.info(stream);
    return { created: info.created, last: info.state.last_seq, now: Date.parse(info.ts ?? "") };
  } catch (error) {
    if (apiCode(error) === API_CODE.streamMissing) return null;
    throw error;
  }
}
