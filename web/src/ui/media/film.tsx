import { useTranslation } from "react-i18next";
import { Stack } from "#ui/layout/layout.tsx";
import { useFilm } from "./use-film.ts";
import type { FilmFault } from "./use-film.ts";
import "./film.css";

type FilmProps = {
  readonly url: string;
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

/** Words in place of a black player, with the way to the file itself. */
function Words({ fault, url }: { readonly fault: FilmFault; readonly url: string }) {
  const { t } = useTranslation("files");
  return (
    <Stack className="film-words" gap={8} align="center" across="center" aria-live="polite">
      <span>{t(`film.${fault}`)}</span>
      <a href={url} download>
        {t("film.download")}
      </a>
    </Stack>
  );
}

/** A film with the browser's player. A link that has expired is renewed once; what cannot be shown is said in words. */
export function Film({
  url,
  renew,
  poster,
  label,
  className,
  autoPlay = false,
  onEnded,
  onFault,
}: FilmProps) {
  const { src, fault, events } = useFilm({ url, renew, onFault });
  if (fault !== null) return <Words fault={fault} url={src} />;
  return (
    <video
      className={className}
      controls
      autoPlay={autoPlay}
      // Without a still, the beginning of the film is shown.
      preload={poster ? "none" : "metadata"}
      aria-label={label}
      src={src}
      poster={poster ?? undefined}
      onEnded={onEnded}
      {...events}
    >
      {/* Films of members come without captions. */}
      <track kind="captions" />
    </video>
  );
}
