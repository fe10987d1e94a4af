import { useRef, useState } from "react";
import type { SyntheticEvent } from "react";
import { loadTexts } from "#i18n/i18n.ts";

/** Why a film is not shown: it cannot be played here at all, or only its sound can. */
export type FilmFault = "broken" | "noPicture";

/** A film that has played on by this many seconds since its link was renewed may need another link later. */
const GONE_ON_SECONDS = 1;

type Playing = {
  readonly url: string;
  /** A new link to the same film, because links are valid for minutes only; null if there is none. */
  readonly renew: () => Promise<string | null>;
  /** Whether no picture is expected. */
  readonly isRecording: boolean;
  /** Called when the film cannot be shown. */
  readonly onFault?: (() => void) | undefined;
};

type PlayerEvent = SyntheticEvent<HTMLMediaElement>;

/** The link to a film and what its player reports: an expired link is renewed once, at the same second. */
export function useFilm({ url, renew, onFault, isRecording }: Playing) {
  // A link that was handed out meanwhile is not taken: it would begin the film anew.
  const [src, setSrc] = useState(url);
  const [fault, setFault] = useState<FilmFault | null>(null);
  /** Where a new link was asked for, and whether the film was playing; null while the first one holds. */
  const renewed = useRef<{ readonly second: number; readonly wasPlaying: boolean } | null>(null);

  async function say(reason: FilmFault): Promise<void> {
    onFault?.();
    await loadTexts("files").catch(() => undefined);
    setFault(reason);
  }

  async function onError({ currentTarget }: PlayerEvent): Promise<void> {
    if (renewed.current !== null) return say("broken");
    const { currentTime, paused, autoplay } = currentTarget;
    renewed.current = { second: currentTime, wasPlaying: !paused || (autoplay && currentTime === 0) };
    const fresh = await renew().catch(() => null);
    if (fresh === null || fresh === src) return say("broken");
    setSrc(fresh);
  }

  function onLoadedMetadata({ currentTarget }: PlayerEvent): void {
    // A browser without the decoder plays the sound of the film and shows black.
    if (!isRecording && (currentTarget as HTMLVideoElement).videoWidth === 0) return void say("noPicture");
    if (renewed.current === null) return;
    currentTarget.currentTime = renewed.current.second;
    // A browser that does not let it start shows its button.
    if (renewed.current.wasPlaying) void currentTarget.play().catch(() => undefined);
  }

  function onTimeUpdate({ currentTarget }: PlayerEvent): void {
    if (renewed.current === null) return;
    if (currentTarget.currentTime > renewed.current.second + GONE_ON_SECONDS) renewed.current = null;
  }

  return {
    src,
    fault,
    events: { onError: (event: PlayerEvent) => void onError(event), onLoadedMetadata, onTimeUpdate },
  };
}
