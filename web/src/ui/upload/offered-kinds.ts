/** Accepted types where pictures are uploaded. The server accepts no HEIC: such photos are sent as JPEGs. */
export const PICTURES = [
  "image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif",
  // Systems that do not know the type go by the extension.
  ".jpg,.jpeg,.png,.webp,.avif,.heic,.heif",
].join(",");

/** Accepted types of recordings: where systems do not know the type, they go by the extension. */
export const RECORDINGS = [
  "audio/mpeg,audio/mp4,audio/x-m4a,audio/wav,audio/ogg,audio/webm",
  ".mp3,.m4a,.wav,.ogg,.opus",
].join(",");

/** Accepted types where films are uploaded: other names of MP4 too. */
export const VIDEOS = [
  "video/mp4,video/quicktime,video/webm,video/x-m4v,video/3gpp,video/3gpp2",
  ".mp4,.m4v,.mov,.webm,.3gp,.3g2",
].join(",");
