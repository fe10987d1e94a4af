import { useTranslation } from "react-i18next";
import { Stack } from "#ui/layout/layout.tsx";
import { useFilm } from "./use-film.ts";
import type { FilmFault } from "./use-film.ts";
import "./film.css";

type FilmProps = {
  readonly url: string;
  /** Whether it is sound alone. */
  readonly isRecording?: boolean;
  /** A new link to the same film; null if there is none. */
  readonly renew: () => Promise<string | null>;
  readonly poster?: string | null | undefined;
  readonly label?: string | undefined;
  readonly className?: string;
  readonly autoPlay?: boolean;
  readonly onEnded?: () => void;
  /** Called when the film cannot be shown in this browser. */
  readonly onFault?: () => void;
};

type WordsProps = { readonly fault: FilmFault; readonly url: string; readonly isRecording: boolean };

/** Words in place of a black player, with the way to the file itself. */
function Words({ fault, url, isRecording }: WordsProps) {
  const { t } = useTranslation("files");
  return (
    <Stack className="film-words" gap={8} align="center" across="center" aria-live="polite">
      <span>{t(isRecording ? "film.recordingBroken" : `film.${fault}`)}</span>
      <a href={url} download>
        {t(isRecording ? "film.downloadRecording" : "film.download")}
      </a>
    </Stack>
  );
}

/** A film or a recording with the browser's player. A link that has expired is renewed once; what cannot be shown is said in words. */
export function Film({
  url,
  isRecording = false,
  renew,
  poster,
  label,
  className,
  autoPlay = false,
  onEnded,
  onFault,
}: FilmProps) {
  const { src, fault, events } = useFilm({ url, renew, onFault, isRecording });
  if (fault !== null) return <Words fault={fault} url={src} isRecording={isRecording} />;
  const player = { className, controls: true, autoPlay, "aria-label": label, src, onEnded, ...events };
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- members send recordings without a text
  if (isRecording) return <audio preload="metadata" {...player} />;
  return (
    // Without a still, the beginning of the film is shown.
    <video preload={poster ? "none" : "metadata"} poster={poster ?? undefined} {...player}>
      {/* Films of members come without captions. */}
      <track kind="captions" />
    </video>
  );
}
