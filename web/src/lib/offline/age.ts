import { createStore } from "zustand/vanilla";

/** The age of what the current page shows, as far as it can be read offline. */
type Age = {
  /** The pathname of that page. */
  readonly page: string;
  /** When the server sent the oldest part of it, in milliseconds. */
  readonly at: number;
  /** Whether some of it is from an earlier visit, because the server could not be reached. */
  readonly isKept: boolean;
};

/** The age of what is shown; null while nothing on the page can be read offline. */
export const ageStore = createStore<{ readonly age: Age | null }>(() => ({ age: null }));

/** Records that the current page shows a response of the time `at`. */
export function noteResponse(at: number, isKept: boolean, page = location.pathname): void {
  ageStore.setState(({ age }) => {
    if (age?.page !== page || age.isKept !== isKept) return { age: { page, at, isKept } };
    return at < age.at || !isKept ? { age: { page, at, isKept } } : { age };
  });
}
