import { useEffect, useRef } from "react";
import { commandOf, isTyping } from "../wall/wall-keys.ts";
import type { Command } from "../wall/wall-keys.ts";

/** What stands above the page and has keys of its own. */
const ELSEWHERE = ".ant-modal-root, dialog, [role='menu'], [role='listbox']";

/**
 * Listens for commands from anywhere on the page but fields, menus and dialogs that ask something. The listener
 * returns whether the key was its own; null: keys do nothing.
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
      if (target instanceof Element && target.closest(ELSEWHERE)) return;
      const command = commandOf(event);
      if (command !== null && latest.current?.(command) === true) event.preventDefault();
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
