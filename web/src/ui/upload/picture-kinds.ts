/** What a picker offers where pictures are taken. The server takes no HEIC: such photos go as the JPEGs they become. */
export const PICTURES = [
  "image/jpeg,image/png,image/webp,image/avif",
  // Machines that do not know the kind go by the ending.
  "image/heic,image/heif,.heic,.heif",
].join(",");
