import { MediaImage } from "./media-image.tsx";

type FilmStillProps = {
  /** A picture of the film, where there is one. */
  readonly thumbnail: string | null | undefined;
  /** A link of the film itself. */
  readonly url: string | null | undefined;
  /** Letters are drawn from it when there is neither. */
  readonly name: string;
};

/** What a film looks like: its picture, else the frame at its first second. Hidden from screen readers. */
export function FilmStill({ thumbnail, url, name }: FilmStillProps) {
  if (thumbnail || !url) return <MediaImage url={thumbnail} alt="" name={name} shape="wide" />;
  return (
    <span className="media-image media-wide media-shown">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a still says nothing */}
      <video src={`${url}#t=1`} preload="metadata" muted playsInline tabIndex={-1} aria-hidden="true" />
    </span>
  );
}
