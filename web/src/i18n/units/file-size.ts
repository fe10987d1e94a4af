import { localeOf } from "../formats.ts";
import { numberFormat } from "../intl.ts";
import { useLanguage } from "../use-language.ts";

const UNITS = ["byte", "kilobyte", "megabyte"] as const;

/** The size of a file in a language: "1.4 MB". */
export function fileSizeIn(language: string, bytes: number): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  const unit = UNITS[step] ?? "byte";
  // The short form of a byte is a word without a plural ("724 byte").
  const unitDisplay = unit === "byte" ? "long" : "short";
  const words = numberFormat(localeOf(language), {
    style: "unit",
    unit,
    unitDisplay,
    maximumFractionDigits: 1,
  });
  return words.format(bytes / 1000 ** step);
}

/** Sizes of files in the current language. */
export function useFileSize(): (bytes: number) => string {
  const language = useLanguage();
  return (bytes) => fileSizeIn(language, bytes);
}
