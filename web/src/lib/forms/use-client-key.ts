import { useRef } from "react";

/**
 * Gives the key that makes a creation safe to repeat: the same content keeps its key until all has succeeded, so that
 * a second click or a lost answer creates nothing twice; other content is another creation.
 */
export function useClientKey(): {
  readonly keyFor: (content: unknown) => string;
  readonly settle: () => void;
} {
  const kept = useRef(new Map<string, string>());
  return {
    keyFor: (content) => {
      const text = JSON.stringify(content);
      const key = kept.current.get(text) ?? crypto.randomUUID();
      kept.current.set(text, key);
      return key;
    },
    settle: () => kept.current.clear(),
  };
}
