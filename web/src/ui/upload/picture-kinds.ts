/** Accepted types where pictures are uploaded. The server accepts no HEIC: such photos are sent as JPEGs. */
export const PICTURES = [
  "image/jpeg,image/png,image/webp,image/avif",
  // Systems that do not know the type go by the extension.
  "image/heic,image/heif,.heic,.heif",
].join(",");
