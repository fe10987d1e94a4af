import type { Settings } from "#lib/settings/settings.ts";

const DEBOUNCE_MS = 300;

type Timer = ReturnType<typeof setTimeout>;

type Ports = {
  /**
   * Saves settings to the profile; rejects if that fails. `leaving`: the page may be gone before the response
   * arrives.
   */
  readonly save: (settings: Settings, leaving: boolean) => Promise<unknown>;
  /** All changes are saved. `resumed`: they were left over from an earlier page. */
  readonly onSaved: (resumed: boolean) => void;
  readonly onFailed: (error: unknown, resumed: boolean) => void;
};

export type SettingsSaver = {
  /** Saves after a short delay, which restarts with every change. */
  readonly change: (settings: Settings) => void;
  /** Like `change`, for changes that an earlier page did not manage to save. */
  readonly resume: (settings: Settings) => void;
  /** Saves pending changes immediately. */
  readonly flush: () => void;
};

/** Saves settings shortly after the last change, or immediately when the page is left. */
export function createSettingsSaver({ save, onSaved, onFailed }: Ports): SettingsSaver {
  let waiting: { readonly send: (leaving: boolean) => void; readonly timer: Timer } | null = null;
  let latest: Settings | null = null;

  function wait(settings: Settings, resumed: boolean): void {
    if (waiting) clearTimeout(waiting.timer);
    latest = settings;
    const send = (leaving: boolean): void => {
      waiting = null;
      save(settings, leaving).then(
        () => {
          if (latest === settings) onSaved(resumed);
        },
        (error: unknown) => onFailed(error, resumed),
      );
    };
    waiting = { send, timer: setTimeout(() => send(false), DEBOUNCE_MS) };
  }

  return {
    change: (settings) => wait(settings, false),
    resume: (settings) => wait(settings, true),
    flush: () => {
      if (!waiting) return;
      clearTimeout(waiting.timer);
      waiting.send(true);
    },
  };
}
