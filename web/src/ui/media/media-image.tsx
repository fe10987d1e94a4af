import { useState } from "react";
import "./media-image.css";

type MediaImageProps = {
  /** A link of the file, or null when there is none. */
  readonly url: string | null | undefined;
  /** A link of its small rendition, which the browser takes on a screen where that is enough for a card of a wall. */
  readonly small?: string | null | undefined;
  /** Text for those who do not see it; empty when the name stands beside it. */
  readonly alt: string;
  /** Letters are drawn from it when there is no picture. */
  readonly name: string;
  /** headshot: 4:5, poster: 2:3, wide: 16:9, round: a small circle, logo: whole, in a square. */
  readonly shape?: "headshot" | "poster" | "wide" | "round" | "logo";
};

function initials(name: string): string {
  const words = name.trim().split(/\s+/u);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters.map((word) => [...(word ?? "")][0] ?? "").join("");
}

/** How wide the frames are in which many pictures stand, at most: half of the small rendition, for screens of two pixels each. */
const SMALL_FRAME = "150px";
/** What the renditions are wide, in px: `SMALL_WIDTH` and `THUMBNAIL_WIDTH` of media. */
const sourcesOf = (small: string, thumbnail: string): string => `${small} 300w, ${thumbnail} 480w`;

/** A headshot or poster that keeps its room while it loads, and stands as initials when there is none. */
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
          className="media-initials"
          role={alt === "" ? undefined : "img"}
          aria-label={alt === "" ? undefined : alt}
          aria-hidden={alt === "" || undefined}
          // Drawn by the style sheet: letters in the page would count as words of the button around them.
          data-initials={initials(name)}
        />
      )}
    </span>
  );
}
