/** An event that a consumer could not handle. */
export interface FoundLetter {
  readonly consumer: string;
  readonly eventId: string;
  readonly subject: string;
  readonly aggregateId: string;
  readonly reason: string;
  readonly occurredAt: Date;
  readonly diedAt: Date;
}

export interface Replay {
  readonly consumer: string;
  readonly replayedBy: string;
  readonly replayedAt: Date;
}

export interface Letter extends FoundLetter {
  /** The latest first. */
  readonly replays: readonly Replay[];
}

/** The dead letters of the whole product, on the bus. */
export interface DeadLetters {
  list(limit: number, consumer: string | null): Promise<readonly FoundLetter[]>;
  /** False where there is no such letter. */
  replay(consumer: string, eventId: string): Promise<boolean>;
}

export interface LetterReads {
  /** By event. */
  replays(eventIds: readonly string[]): Promise<ReadonlyMap<string, readonly Replay[]>>;
}

export interface LetterWrites {
  /** Keeps that somebody had an event tried again; returns how often that was done. */
  addReplay(replay: {
    readonly id: string;
    readonly consumer: string;
    readonly eventId: string;
    readonly replayedBy: string;
  }): Promise<number>;
}
