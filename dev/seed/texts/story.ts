/** A brief description of a production. */
export interface Story {
  readonly name: string;
  readonly type: string;
  readonly overview: string;
}

/** Creates a story. */
export const story = (name: string, type: string, overview: string): Story => ({ name, type, overview });
