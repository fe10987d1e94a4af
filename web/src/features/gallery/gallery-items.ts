/** A file as in the GraphQL response. */
export type File = {
  readonly PK: string;
  readonly Data: {
    readonly ContentUrl?: string | null;
    readonly ContentThumbNailUrl?: string | null;
    readonly ContentType?: string | null;
    readonly AltText?: string | null;
    readonly FileName?: string | null;
    readonly Width?: number | null;
    readonly Height?: number | null;
  };
};

/** A picture, film or recording of a gallery. */
export type GalleryItem = {
  readonly key: string;
  readonly url: string;
  readonly thumbnail: string;
  readonly caption: string;
  /** Whether it is played: a film or a recording. */
  readonly isPlayed: boolean;
  readonly isRecording: boolean;
  /** Width divided by height; 1 if unknown. */
  readonly ratio: number;
};

/** A gallery: its owner's name, its text, and its pictures, films and recordings. */
export type Gallery = {
  readonly title: string;
  readonly about: string;
  /** Whether search engines may index it. */
  readonly isPublic: boolean;
  readonly items: readonly GalleryItem[];
};

const GALLERY_TYPES = ["project", "user", "feature"] as const;
export type GalleryType = (typeof GALLERY_TYPES)[number];

export function galleryType(name: string | undefined): GalleryType | null {
  return GALLERY_TYPES.find((type) => type === name) ?? null;
}

const SHOWN: readonly string[] = ["image", "video", "audio"];

function itemOf({ PK, Data }: File): GalleryItem | null {
  const { ContentUrl, ContentType, ContentThumbNailUrl, AltText, Width, Height } = Data;
  const [family = ""] = (ContentType ?? "").split("/");
  if (!ContentUrl || !SHOWN.includes(family)) return null;
  const isRecording = family === "audio";
  const isPlayed = isRecording || family === "video";
  return {
    key: PK,
    url: ContentUrl,
    thumbnail: ContentThumbNailUrl ?? (isPlayed ? "" : ContentUrl),
    caption: AltText ?? "",
    isPlayed,
    isRecording,
    ratio: Width && Height ? Width / Height : 1,
  };
}

/** The pictures, films and recordings among the files, in order and without duplicates; documents are left out. */
export function itemsOf(files: readonly (File | null | undefined)[]): readonly GalleryItem[] {
  const items = files.flatMap((file) => (file ? (itemOf(file) ?? []) : []));
  return [...new Map(items.map((item) => [item.key, item])).values()];
}
