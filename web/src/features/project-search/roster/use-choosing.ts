import { useState } from "react";
import type { KeyboardEvent } from "react";
import type { Person } from "../use-searcher.ts";
import { rangeOf } from "./standings.ts";
import type { Standings } from "./standings.ts";

type Choosing = {
  /** In the order shown. */
  readonly shown: readonly Person[];
  readonly clients: readonly Person[];
  readonly clientStates: Standings;
  readonly value: readonly Person[];
  readonly onChange: (people: readonly Person[]) => void;
};

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function boxesOf(list: Element): readonly HTMLInputElement[] {
  return [...list.querySelectorAll<HTMLInputElement>("input[type=checkbox]:enabled")];
}

/** The box that an arrow key leads to; null for other keys, and at the ends of the list. */
function nextBox({ key, target }: KeyboardEvent): HTMLInputElement | null {
  const step = STEPS[key];
  const list = target instanceof Element ? target.closest("ul") : null;
  if (step === undefined || list === null) return null;
  const boxes = boxesOf(list);
  const at = boxes.findIndex((box) => box === target);
  return at < 0 ? null : (boxes[at + step] ?? null);
}

/**
 * Choosing among clients: Shift extends the last change to the one that is pressed, the arrow keys walk, and with
 * Shift they choose on the way.
 */
export function useChoosing({ shown, clients, clientStates: standings, value, onChange }: Choosing) {
  const [last, setLast] = useState<string | null>(null);
  const chosen = new Set(value.map(({ key }) => key));
  const isFree = (key: string): boolean => (standings?.get(key)?.status ?? null) === null;

  function set(keys: readonly string[], isChosen: boolean): void {
    const meant = new Set(keys.filter(isFree));
    onChange(clients.filter(({ key }) => (meant.has(key) ? isChosen : chosen.has(key))));
  }

  function change(key: string, isChosen: boolean, spans: boolean): void {
    const keys = shown.map((client) => client.key);
    set(spans ? rangeOf(keys, last, key) : [key], isChosen);
    setLast(key);
  }

  function walk(event: KeyboardEvent): void {
    const next = nextBox(event);
    if (next === null) return;
    event.preventDefault();
    next.focus();
    const [from, to] = [event.target, next].map((box) => (box as HTMLElement).dataset["client"]);
    if (!event.shiftKey || from === undefined || to === undefined) return;
    set([from, to], true);
    setLast(to);
  }

  return { chosen, change, walk, set };
}
