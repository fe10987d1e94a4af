import { jest } from "@jest/globals";
import { followMedia } from "./media-query.ts";

type Listener = (event: { readonly matches: boolean }) => void;

/** A window whose media queries all change with `become`. */
function windowThat(matches: boolean) {
  const listeners = new Set<Listener>();
  const list = {
    matches,
    addEventListener: (_type: string, listener: Listener) => void listeners.add(listener),
    removeEventListener: (_type: string, listener: Listener) => void listeners.delete(listener),
  };
  jest.spyOn(globalThis, "matchMedia").mockReturnValue(list as unknown as MediaQueryList);
  return {
    listeners,
    become(next: boolean) {
      list.matches = next;
      for (const listener of listeners) listener({ matches: next });
    },
  };
}

afterEach(() => jest.restoreAllMocks());

test("says what holds, and calls back with the new value", () => {
  const { become } = windowThat(false);
  const { holds, onChange } = followMedia("(pointer: coarse)");
  const changes: boolean[] = [];
  onChange(() => changes.push(holds()));
  expect(holds()).toBe(false);
  become(true);
  become(false);
  expect(changes).toEqual([true, false]);
});

test("what changed while nobody listened is known once somebody does", () => {
  const { become, listeners } = windowThat(false);
  const { holds, onChange } = followMedia("(pointer: coarse)");
  const stop = onChange(() => undefined);
  stop();
  expect(listeners.size).toBe(0);
  become(true);
  onChange(() => undefined);
  expect(holds()).toBe(true);
});
