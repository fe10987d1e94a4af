import { useState } from "react";
import "./media-image.css";

type MediaImageProps = {
  /** A link to the file, or null if there is none. */
  readonly url: string | null | undefined;
  /**
   * A link to its small rendition, which the browser chooses on screens where that is enough for a card of a wall.
   */
  readonly small?: string | null | undefined;
  /** Alternative text; empty if the name is next to the picture. */
  readonly alt: string;
  /** Its initials are shown if there is no picture. */
  readonly name: string;
  /** headshot: 4:5, poster: 2:3, wide: 16:9, round: a small circle, logo: uncropped, in a square. */
  readonly shape?: "headshot" | "poster" | "wide" | "round" | "logo";
};

function initials(name: string): string {
  const words = name.trim().split(/\s+/u);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters.map((word) => [...(word ?? "")][0] ?? "").join("");
}

/**
 * Maximum width of frames in grids of many pictures: half the small rendition, for screens with two pixels per CSS
 * pixel.
 */
const SMALL_FRAME = "150px";
/** The widths of the renditions, in px: `SMALL_WIDTH` and `THUMBNAIL_WIDTH` of media. */
const sourcesOf = (small: string, thumbnail: string): string => `${small} 300w, ${thumbnail} 480w`;

/** A headshot or poster that reserves its space while it loads, and shows initials if there is none. */
export function MediaImage({ url, small, alt, name, shape = "headshot" }: MediaImageProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const shown = url !== null && url !== undefined && url !== broken;
  return (
    <span className={`media-image media-${shape}${shown ? " media-shown" : ""}`}>
      {shown ? (
        <img
          src={url}
          {...(small && { srcSet: sourcesOf(small, url), sizes: SMALL_FRAME })}
          alt={alt}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(url)}
        />
      ) : (
        <span
          className={shape === "poster" ? "media-title" : "media-initials"}
          role={alt === "" ? undefined : "img"}
          aria-label={alt === "" ? undefined : alt}
          aria-hidden={alt === "" || undefined}
          // Drawn by the style sheet: letters in the page would become part of the accessible name of the button
          // around them.
          {...(shape === "poster" ? { "data-title": name } : { "data-initials": initials(name) })}
        />
      )}
    </span>
  );
}
