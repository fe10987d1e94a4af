type Photo = {
  readonly PK: string;
  readonly Data: {
    readonly ContentUrl?: string | null;
    readonly ContentThumbNailUrl?: string | null;
    readonly ContentSmallUrl?: string | null;
    readonly AltText?: string | null;
  };
} | null;

/** What a submission says of the person's photos. */
export type Photographed = { readonly Photo?: Photo; readonly ProfileImage?: Photo };

/** The photo of a submission: links by size, and the words for those who do not see it. */
export type ShownPhoto = {
  readonly key: string | null;
  /** Where it stands among many; null where it was not made so small. */
  readonly small: string | null;
  readonly thumbnail: string | null;
  readonly large: string | null;
  readonly alt: string | null;
};

const firstOf = (...texts: readonly (string | null | undefined)[]): string | null =>
  texts.find(Boolean) ?? null;

/** The photo that was chosen for the submission; without one, or where it is gone, the profile's headshot. */
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
