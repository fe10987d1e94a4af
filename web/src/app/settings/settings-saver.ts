import type { Settings } from "#lib/settings.ts";

const DEBOUNCE_MS = 300;

type Ports = {
  /** Saves settings to the profile; `leaving`: the page may be gone before the answer comes. Rejects when refused. */
  readonly save: (settings: Settings, leaving: boolean) => Promise<unknown>;
  /** Everything that was changed is saved. */
  readonly onSaved: () => void;
  readonly onFailed: (error: unknown) => void;
};

export type SettingsSaver = {
  /** Saves in a moment, unless another change comes first. */
  readonly change: (settings: Settings) => void;
  /** Saves at once what still waits for its moment. */
  readonly flush: () => void;
};

/** Saves settings a moment after the last change, or at once when the page is left. */
export function createSettingsSaver({ save, onSaved, onFailed }: Ports): SettingsSaver {
  let waiting: { readonly settings: Settings; readonly timer: ReturnType<typeof setTimeout> } | null = null;
  let latest: Settings | null = null;

  function send(settings: Settings, leaving: boolean): void {
    waiting = null;
    save(settings, leaving).then(() => {
      if (latest === settings) onSaved();
    }, onFailed);
  }

  return {
    change: (settings) => {
      if (waiting) clearTimeout(waiting.timer);
      latest = settings;
      waiting = { settings, timer: setTimeout(() => send(settings, false), DEBOUNCE_MS) };
    },
    flush: () => {
      if (!waiting) return;
      clearTimeout(waiting.timer);
      send(waiting.settings, true);
    },
  };
}
