import type { Settings } from "#lib/settings/settings.ts";

const DEBOUNCE_MS = 300;

type Timer = ReturnType<typeof setTimeout>;

type Ports = {
  /** Saves settings to the profile; `leaving`: the page may be gone before the answer comes. Rejects when refused. */
  readonly save: (settings: Settings, leaving: boolean) => Promise<unknown>;
  /** Everything that was changed is saved. `resumed`: nobody changed anything here, it was left from before. */
  readonly onSaved: (resumed: boolean) => void;
  readonly onFailed: (error: unknown, resumed: boolean) => void;
};

export type SettingsSaver = {
  /** Saves in a moment, unless another change comes first. */
  readonly change: (settings: Settings) => void;
  /** The same for what was changed before this page was opened, and did not get through. */
  readonly resume: (settings: Settings) => void;
  /** Saves at once what still waits for its moment. */
  readonly flush: () => void;
};

/** Saves settings a moment after the last change, or at once when the page is left. */
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
