import { useEffect, useId } from "react";
import { FilmStill } from "#ui/media/film-still.tsx";
import { MediaImage } from "#ui/media/media-image.tsx";
import type { ShownFile } from "./use-shown-files.ts";
import "./media-strip.css";

type MediaStripProps = {
  readonly legend: string;
  /** The default if nothing is chosen. */
  readonly standard: Pick<ShownFile, "url" | "film"> & { readonly words: string };
  readonly files: readonly ShownFile[];
  /** A short name from the file's position, counted from 1; descriptions of files are often identical. */
  readonly nameAt: (place: number) => string;
  readonly shape: "headshot" | "wide";
  readonly name: string;
  /** Set by the form. */
  readonly id?: string;
  readonly "aria-describedby"?: string;
  readonly value?: string | null;
  readonly onChange?: (key: string | null) => void;
};

/** Photos or reels side by side as a radio group; the arrow keys move between them. */
export function MediaStrip(props: MediaStripProps) {
  const { legend, standard, files, nameAt, shape, name, id, value = null, onChange } = props;
  const group = useId();
  const isGone = value !== null && files.every(({ key }) => key !== value);
  useEffect(() => {
    // A draft may refer to a file that has been deleted since.
    if (isGone) onChange?.(null);
  }, [isGone, onChange]);
  const options = [
    { key: null, url: standard.url, film: standard.film, label: standard.words, words: null },
    ...files.map((file, index) => ({ ...file, label: nameAt(index + 1) })),
  ];
  return (
    <fieldset className="media-strip" id={id} aria-describedby={props["aria-describedby"]} tabIndex={-1}>
      <legend>{legend}</legend>
      <div className={`media-options media-options-${shape}`}>
        {options.map(({ key, url, film, label, words }) => (
          <label key={key ?? ""} className="media-option" title={words ?? label}>
            <input
              type="radio"
              className="visually-hidden"
              name={group}
              // Unlike a photo, a film still has no alternative text.
              aria-label={shape === "wide" && words ? `${words} ${label}` : undefined}
              checked={value === key || (isGone && key === null)}
              onChange={() => onChange?.(key)}
            />
            {shape === "wide" ? (
              <FilmStill thumbnail={url} url={film} name={name} />
            ) : (
              <MediaImage url={url} alt={words ?? ""} name={name} shape={shape} />
            )}
            <span className="media-words">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
