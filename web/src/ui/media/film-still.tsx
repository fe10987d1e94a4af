import { MediaImage } from "./media-image.tsx";

type FilmStillProps = {
  /** A thumbnail of the film, if there is one. */
  readonly thumbnail: string | null | undefined;
  /** A link to the film itself. */
  readonly url: string | null | undefined;
  /** Its initials are shown if there is neither. */
  readonly name: string;
};

/** A still of a film: its thumbnail, else the frame at its first second. Hidden from screen readers. */
export function FilmStill({ thumbnail, url, name }: FilmStillProps) {
  if (thumbnail || !url) return <MediaImage url={thumbnail} alt="" name={name} shape="wide" />;
  return (
    <span className="media-image media-wide media-shown">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a still says nothing */}
      <video src={`${url}#t=1`} preload="metadata" muted playsInline tabIndex={-1} aria-hidden="true" />
    </span>
  );
}
