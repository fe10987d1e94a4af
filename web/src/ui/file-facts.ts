import { useFileSize } from "#i18n/units/file-size.ts";

type File = { readonly ContentType?: string | null; readonly Size?: number | null };

/** Kind and size of a file in one line: "PDF · 1.4 MB". Unknown facts are left out. */
export function useFileFacts(): (file: File) => string {
  const fileSize = useFileSize();
  return ({ ContentType, Size }) =>
    [
      // The subtype of a media type is what people call the kind, in every language: PDF, JPEG, MP4.
      ContentType?.split("/").at(-1)?.toUpperCase() ?? "",
      typeof Size === "number" ? fileSize(Size) : "",
    ]
      .filter(Boolean)
      .join(" · ");
}
