import { headers, type JetStreamClient } from "nats";
import { newId } from "@callboard/kit/ids.ts";
import { pause } from "@callboard/kit/pause.ts";
import type { Link } from "./jetstream-connection.ts";
import { API_CODE, apiCode } from "./jetstream-error.ts";
import { consumerStream, consumerSubjects } from "./jetstream-names.ts";

/** Milliseconds after which the lease of a process that died goes to another. */
export const LEASE_MS = 10_000;
const RENEWALS = 3;
/** The server's smallest and only unit of a message's life. */
const MS_PER_SECOND = 1_000;

/**
 * The right to handle a consumer's events, held by one process at a time: a message on the consumer's own stream that
 * the server forgets when it is not renewed. Only durations are measured, so clocks may differ.
 */
export class JetstreamLease {
  readonly #link: Link;
  readonly #js: JetStreamClient;
  readonly #stream: string;
  readonly #subject: string;
  readonly #freed: string;
  readonly #leaseMs: number;
  readonly #owner = newId();
  #position = 0;
  #until = 0;

  constructor(link: Link, consumer: string, leaseMs: number) {
    const subjects = consumerSubjects(consumer);
    this.#link = link;
    this.#js = link.nc.jetstream();
    this.#stream = consumerStream(consumer);
    this.#subject = subjects.lease;
    this.#freed = subjects.freed;
    this.#leaseMs = leaseMs;
  }

  /** True while no other process can have it. */
  isHeld(): boolean {
    return performance.now() < this.#until;
  }

  /** Waits until this process has it; returns without it when the signal ends the wait. */
  async take(signal: AbortSignal): Promise<void> {
    let waiting = new AbortController();
    const wake = (): void => waiting.abort();
    const freed = this.#link.nc.subscribe(this.#freed, { callback: wake });
    signal.addEventListener("abort", wake);
    try {
      // After a lost connection it may still be this one's own.
      if (this.#position > 0 && (await this.#claim(this.#position))) return;
      while (!signal.aborted && !(await this.#claim(0))) {
        await pause(this.#leaseMs / RENEWALS, waiting.signal);
        waiting = new AbortController();
      }
    } finally {
      signal.removeEventListener("abort", wake);
      freed.unsubscribe();
    }
  }

  /** Renews it until the signal ends; resolves early when it was lost. */
  async keep(signal: AbortSignal): Promise<void> {
    while (!signal.aborted && this.isHeld()) {
      await pause(this.#leaseMs / RENEWALS, signal);
      if (signal.aborted) return;
      // No answer is no loss yet: isHeld() says when time is up.
      const renewed = await this.#claim(this.#position).catch(() => true);
      if (!renewed) this.#until = 0;
    }
  }

  /** Gives it back and wakes those who wait. */
  async release(): Promise<void> {
    if (!this.isHeld()) return;
    const { jsm, nc } = this.#link;
    const upTo = this.#position + 1;
    this.#until = 0;
    this.#position = 0;
    await jsm.streams.purge(this.#stream, { filter: this.#subject, seq: upTo });
    nc.publish(this.#freed);
  }

  /** Writes the lease if the newest one is where it is expected; 0 expects none. */
  async #claim(expected: number): Promise<boolean> {
    const asked = performance.now();
    const life = headers();
    life.append("Nats-TTL", `${Math.ceil(this.#leaseMs / MS_PER_SECOND)}s`);
    try {
      const { seq } = await this.#js.publish(this.#subject, this.#owner, {
        headers: life,
        expect: { lastSubjectSequence: expected },
      });
      this.#position = seq;
      this.#until = asked + this.#leaseMs;
      return true;
    } catch (error) {
      if (apiCode(error) === API_CODE.wrongLastSequence) return false;
      throw error;
    }
  }
}
