/** An event that a consumer could not handle. */
interface FoundLetter {
  readonly consumer: string;
  readonly eventId: string;
  readonly subject: string;
  readonly aggregateId: string;
  readonly reason: string;
  readonly occurredAt: Date;
  readonly diedAt: Date;
}

interface Replay {
  readonly consumer: string;
  readonly replayedBy: string;
  readonly replayedAt: Date;
}

export interface Letter extends FoundLetter {
  /** Latest first. */
  readonly replays: readonly Replay[];
}

/** The dead letters of all services, on the bus. */
export interface DeadLetters {
  list(limit: number, consumer: string | null): Promise<readonly FoundLetter[]>;
  /** False if there is no such letter. */
  replay(consumer: string, eventId: string): Promise<boolean>;
}

export interface LetterReads {
  /** By event. */
  replays(eventIds: readonly string[]): Promise<ReadonlyMap<string, readonly Replay[]>>;
}

export interface LetterWrites {
  /** Records a replay; returns how many there have been. */
  addReplay(replay: {
    readonly id: string;
    readonly consumer: string;
    readonly eventId: string;
    readonly replayedBy: string;
  }): Promise<number>;
}
