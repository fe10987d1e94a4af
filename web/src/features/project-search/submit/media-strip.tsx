import { useEffect, useId } from "react";
import { FilmStill } from "#ui/media/film-still.tsx";
import { MediaImage } from "#ui/media/media-image.tsx";
import type { ShownFile } from "./use-shown-files.ts";
import "./media-strip.css";

type MediaStripProps = {
  readonly legend: string;
  /** What goes with the submission when nothing is chosen. */
  readonly standard: Pick<ShownFile, "url" | "film"> & { readonly words: string };
  readonly files: readonly ShownFile[];
  /** The short name of a file by its place from 1: what it shows is often said in the same words as of others. */
  readonly nameAt: (place: number) => string;
  readonly shape: "headshot" | "wide";
  readonly name: string;
  /** Given by the form. */
  readonly id?: string;
  readonly "aria-describedby"?: string;
  readonly value?: string | null;
  readonly onChange?: (key: string | null) => void;
};

/** Photos or reels beside each other, of which one is chosen: arrows go from one to the next. */
export function MediaStrip(props: MediaStripProps) {
  const { legend, standard, files, nameAt, shape, name, id, value = null, onChange } = props;
  const group = useId();
  const isGone = value !== null && files.every(({ key }) => key !== value);
  useEffect(() => {
    // A draft may name a file that was deleted since.
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
              // A still has no words of its own, as a photo has.
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
