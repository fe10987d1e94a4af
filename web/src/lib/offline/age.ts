import { createStore } from "zustand/vanilla";

/** What the open page shows, as far as it could be read offline. */
type Age = {
  /** The page it stands on. */
  readonly page: string;
  /** When the server answered the oldest part of it, in milliseconds. */
  readonly at: number;
  /** Whether some of it was kept from earlier, because the server could not be reached. */
  readonly isKept: boolean;
};

/** How old what is shown is; null while nothing of the kind is. */
export const ageStore = createStore<{ readonly age: Age | null }>(() => ({ age: null }));

/** The open page shows an answer of `at`. */
export function noteAnswer(at: number, isKept: boolean, page = location.pathname): void {
  ageStore.setState(({ age }) => {
    if (age?.page !== page || age.isKept !== isKept) return { age: { page, at, isKept } };
    return at < age.at || !isKept ? { age: { page, at, isKept } } : { age };
  });
}
