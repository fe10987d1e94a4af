import type { Settings } from "#lib/settings/settings.ts";

const DEBOUNCE_MS = 300;

type Timer = ReturnType<typeof setTimeout>;

type Ports = {
  /**
   * Saves settings to the profile; rejects if that fails. `leaving`: the page may be gone before the response
   * arrives.
   */
  readonly save: (settings: Settings, leaving: boolean) => Promise<unknown>;
  /** All changes are saved. `silent`: the member expects no word of it. */
  readonly onSaved: (silent: boolean) => void;
  readonly onFailed: (error: unknown, silent: boolean) => void;
};

export type SettingsSaver = {
  /** Saves after a short delay, which restarts with every change. */
  readonly change: (settings: Settings) => void;
  /** Like `change`, without a word: how a list looks, and what an earlier page did not manage to save. */
  readonly changeSilently: (settings: Settings) => void;
  /** Saves pending changes immediately. */
  readonly flush: () => void;
};

/** Whether nothing but how a list is shown has changed, which is seen at the press itself. */
export function isLookOfList(settings: Settings, before: Settings): boolean {
  return Object.entries(settings).every(
    ([key, value]) => key === "lists" || value === before[key as keyof Settings],
  );
}

/** Saves settings shortly after the last change, or immediately when the page is left. */
export function createSettingsSaver({ save, onSaved, onFailed }: Ports): SettingsSaver {
  let waiting: {
    readonly send: (leaving: boolean) => void;
    readonly timer: Timer;
    readonly silent: boolean;
  } | null = null;
  let latest: Settings | null = null;

  function wait(settings: Settings, isSilent: boolean): void {
    // What waits with a word is not silenced by what comes after it.
    const silent = isSilent && waiting?.silent !== false;
    if (waiting) clearTimeout(waiting.timer);
    latest = settings;
    const send = (leaving: boolean): void => {
      waiting = null;
      save(settings, leaving).then(
        () => {
          if (latest === settings) onSaved(silent);
        },
        (error: unknown) => onFailed(error, silent),
      );
    };
    waiting = { send, timer: setTimeout(() => send(false), DEBOUNCE_MS), silent };
  }

  return {
    change: (settings) => wait(settings, false),
    changeSilently: (settings) => wait(settings, true),
    flush: () => {
      if (!waiting) return;
      clearTimeout(waiting.timer);
      waiting.send(true);
    },
  };
}
