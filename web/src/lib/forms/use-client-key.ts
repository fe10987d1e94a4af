import { useRef } from "react";

/**
 * Gives the key that makes a creation safe to repeat: the same content keeps its key until it has succeeded, so that
 * a second click or a lost answer creates nothing twice; other content is another creation.
 */
export function useClientKey(): {
  readonly keyFor: (content: unknown) => string;
  readonly settle: () => void;
} {
  const kept = useRef<{ content: string; key: string } | null>(null);
  return {
    keyFor: (content) => {
      const text = JSON.stringify(content);
      if (kept.current?.content !== text) kept.current = { content: text, key: crypto.randomUUID() };
      return kept.current.key;
    },
    settle: () => {
      kept.current = null;
    },
  };
}
