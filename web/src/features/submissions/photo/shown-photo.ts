type Photo = {
  readonly PK: string;
  readonly Data: {
    readonly ContentUrl?: string | null;
    readonly ContentThumbNailUrl?: string | null;
    readonly ContentSmallUrl?: string | null;
    readonly AltText?: string | null;
  };
} | null;

/** The photo fields of a submission. */
export type Photographed = { readonly Photo?: Photo; readonly ProfileImage?: Photo };

/** The photo of a submission: URLs by size, and the alternative text. */
export type ShownPhoto = {
  readonly key: string | null;
  /** For grids; null if there is no thumbnail. */
  readonly small: string | null;
  readonly thumbnail: string | null;
  readonly large: string | null;
  readonly alt: string | null;
};

const firstOf = (...texts: readonly (string | null | undefined)[]): string | null =>
  texts.find(Boolean) ?? null;

/** The photo chosen for the submission; without one, or if it was deleted, the profile's headshot. */
export function shownPhoto(data: Photographed | undefined): ShownPhoto {
  const photo = data?.Photo ?? data?.ProfileImage ?? null;
  const { ContentUrl, ContentThumbNailUrl, ContentSmallUrl, AltText } = photo?.Data ?? {};
  return {
    key: photo?.PK ?? null,
    small: firstOf(ContentSmallUrl),
    thumbnail: firstOf(ContentThumbNailUrl, ContentUrl),
    large: firstOf(ContentUrl, ContentThumbNailUrl),
    alt: firstOf(AltText),
  };
}
