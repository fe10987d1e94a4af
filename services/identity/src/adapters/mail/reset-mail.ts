import { languageOf, type InterfaceLanguage } from "@callboard/catalog/interface/languages.ts";
import type { MailMessage } from "@callboard/mail/mail.ts";
import type { ResetMail } from "#app/ports.ts";
import { CODE_MINUTES } from "#domain/mailed-codes/mailed-code.ts";

interface Texts {
  readonly subject: (code: string) => string;
  readonly lines: (code: string, link: string) => string[];
}

const ENGLISH: Texts = {
  subject: (code) => `${code} is your Callboard code`,
  lines: (code, link) => [
    "We received a request to reset the password of your Callboard account.",
    `Your code is ${code}. It expires in ${CODE_MINUTES} minutes and can be used once.`,
    `Enter it here: ${link}`,
    "If you didn't request this, you can ignore this email. Your password won't change.",
  ],
};

const TEXTS: Readonly<Record<InterfaceLanguage, Texts>> = {
  en: ENGLISH,
  tr: {
    subject: (code) => `Callboard kodunuz: ${code}`,
    lines: (code, link) => [
      "Callboard hesabınızın parolasını sıfırlamak için bir istek aldık.",
      `Kodunuz: ${code}. ${CODE_MINUTES} dakika boyunca geçerlidir ve bir kez kullanılabilir.`,
      `Kodu buraya girin: ${link}`,
      "Bu isteği siz göndermediyseniz bu e-postayı yok sayabilirsiniz. Parolanız değişmez.",
    ],
  },
  ar: {
    subject: (code) => `رمزك في Callboard هو ${code}`,
    lines: (code, link) => [
      "تلقّينا طلبًا لإعادة تعيين كلمة مرور حسابك في Callboard.",
      `رمزك هو ${code}. تنتهي صلاحيته بعد ${CODE_MINUTES} دقيقة، ويمكن استخدامه مرة واحدة.`,
      `إدخال الرمز هنا: ${link}`,
      "إذا لم ترسل هذا الطلب فيمكنك تجاهل هذه الرسالة. تبقى كلمة مرورك كما هي.",
    ],
  },
};

/** The password reset mail with its code, in the recipient's language. */
export function resetMessage({ to, code, language }: ResetMail, publicUrl: string): MailMessage {
  const texts = TEXTS[languageOf(language).value];
  const link = `${publicUrl}/confirm/${encodeURIComponent(to)}`;
  return {
    to,
    subject: texts.subject(code),
    text: texts.lines(code, link).join("\n\n"),
    kind: "password-reset",
  };
}
