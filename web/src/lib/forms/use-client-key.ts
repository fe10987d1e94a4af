import { useRef } from "react";

/**
 * Provides the client key that makes a creation safe to retry. The same content keeps its key until everything has
 * succeeded, so that a second click or a lost response creates nothing twice; other content gets a new key.
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
