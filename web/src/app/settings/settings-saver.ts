import type { Settings } from "#lib/settings/settings.ts";

const DEBOUNCE_MS = 300;

/**
 * Whether only how a list looks or whether the navigation is folded differs: what somebody sees at once, in the middle
 * of work, and needs no word about.
 */
export function isQuiet(before: Settings, after: Settings): boolean {
  const rest = ({ layout, ...settings }: Settings) =>
    JSON.stringify({ ...settings, layout: { ...layout, navbarFolded: null }, lists: null });
  return rest(before) === rest(after);
}

type Timer = ReturnType<typeof setTimeout>;

type Ports = {
  /**
   * Saves settings to the profile; rejects if that fails. `leaving`: the page may be gone before the response
   * arrives.
   */
  readonly save: (settings: Settings, leaving: boolean) => Promise<unknown>;
  /** All changes are saved. `quiet`: none needs a word, or they were left over from an earlier page. */
  readonly onSaved: (quiet: boolean) => void;
  readonly onFailed: (error: unknown, resumed: boolean) => void;
};

export type SettingsSaver = {
  /** Saves after a short delay, which restarts with every change; `before` is what it was changed from. */
  readonly change: (settings: Settings, before: Settings) => void;
  /** Like `change`, for changes that an earlier page did not manage to save. */
  readonly resume: (settings: Settings) => void;
  /** Saves pending changes immediately. */
  readonly flush: () => void;
};

/** Saves settings shortly after the last change, or immediately when the page is left. */
export function createSettingsSaver({ save, onSaved, onFailed }: Ports): SettingsSaver {
  let waiting: { readonly send: (leaving: boolean) => void; readonly timer: Timer } | null = null;
  let latest: Settings | null = null;
  /** Whether a change that needs a word has not been saved yet. */
  let isSaid = false;

  function wait(settings: Settings, resumed: boolean): void {
    if (waiting) clearTimeout(waiting.timer);
    latest = settings;
    const send = (leaving: boolean): void => {
      waiting = null;
      save(settings, leaving).then(
        () => {
          if (latest !== settings) return;
          onSaved(resumed || !isSaid);
          isSaid = false;
        },
        (error: unknown) => onFailed(error, resumed),
      );
    };
    waiting = { send, timer: setTimeout(() => send(false), DEBOUNCE_MS) };
  }

  return {
    change: (settings, before) => {
      isSaid ||= !isQuiet(before, settings);
      wait(settings, false);
    },
    resume: (settings) => wait(settings, true),
    flush: () => {
      if (!waiting) return;
      clearTimeout(waiting.timer);
      waiting.send(true);
    },
  };
}
