import { languageOf, type InterfaceLanguage } from "@callboard/catalog/interface/languages.ts";
import type { CodeText } from "#app/phone/text-messages.ts";
import { PHONE_CODE_MINUTES } from "#domain/phone/phone-code.ts";

const TEXTS: Readonly<Record<InterfaceLanguage, (code: string) => string>> = {
  en: (code) =>
    `${code} is your Callboard code. It expires in ${PHONE_CODE_MINUTES} minutes. Give it to nobody.`,
  tr: (code) => `Callboard kodunuz: ${code}. ${PHONE_CODE_MINUTES} dakika geçerlidir. Kimseyle paylaşmayın.`,
  ar: (code) => `رمزك في Callboard هو ${code}. صالح ${PHONE_CODE_MINUTES} دقائق. لا تعطه لأحد.`,
};

/**
 * The text message with a code, in the language of the page. Its last line binds the code to the product's host, so that a
 * phone fills it in there and nowhere else (Origin-bound one-time codes delivered via SMS, W3C Community Group).
 */
export function codeText({ code, language }: Omit<CodeText, "to">, publicUrl: string): string {
  const text = TEXTS[languageOf(language).value](code);
  return `${text}\n\n@${new URL(publicUrl).hostname} #${code}`;
}
