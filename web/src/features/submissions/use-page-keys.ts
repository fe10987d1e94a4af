import { useEffect, useRef } from "react";
import { commandOf, isTyping } from "./wall-keys.ts";
import type { Command } from "./wall-keys.ts";

/**
 * Listens for commands from anywhere on the page but fields and dialogs that ask something. The listener answers
 * whether the key was its own; without one, nothing is heard.
 */
export function usePageKeys(listener: ((command: Command) => boolean) | null): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const { target, defaultPrevented } = event;
      if (defaultPrevented || isTyping(target)) return;
      if (target instanceof Element && target.closest(".ant-modal-root")) return;
      const command = commandOf(event);
      if (command !== null && latest.current?.(command) === true) event.preventDefault();
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
