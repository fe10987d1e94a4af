/** A production in a few words. */
export interface Story {
  readonly name: string;
  readonly type: string;
  readonly overview: string;
}

/** Makes one. */
export const story = (name: string, type: string, overview: string): Story => ({ name, type, overview });
