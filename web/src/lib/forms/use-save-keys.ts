import { useEffect, useRef } from "react";

/** Ctrl+S (Cmd+S) saves and Ctrl+Enter continues, anywhere on the page and also while typing. */
export function useSaveKeys(keys: { readonly save: () => void; readonly next?: () => void }): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      const { save, next } = latest.current;
      if (event.key.toLowerCase() === "s") {
        event.preventDefault();
        save();
      }
      if (event.key === "Enter" && next) {
        event.preventDefault();
        next();
      }
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
