/** A company's private note on a submission. */
export interface Note {
  readonly id: string;
  readonly submissionId: string;
  readonly authorId: string;
  readonly text: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface NoteReads {
  /** By submission, oldest first; at most as many as a submission may have. */
  notes(submissionIds: readonly string[]): Promise<ReadonlyMap<string, readonly Note[]>>;
}

export interface NoteUnit {
  /** The note, with its row locked until the end of the transaction. */
  lockNote(id: string): Promise<Note | null>;
  countNotes(submissionId: string): Promise<number>;
  saveNote(note: Note): Promise<void>;
  removeNote(id: string): Promise<void>;
}
