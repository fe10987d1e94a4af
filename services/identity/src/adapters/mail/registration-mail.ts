import { languageOf, type InterfaceLanguage } from "@callboard/catalog/interface/languages.ts";
import type { MailMessage } from "@callboard/mail/mail.ts";
import type { RegistrationMail } from "#app/ports.ts";
import { CODE_MINUTES } from "#domain/mailed-codes/mailed-code.ts";

interface Texts {
  readonly codeSubject: (code: string) => string;
  readonly codeLines: (code: string) => string[];
  readonly knownSubject: string;
  readonly knownLines: (signIn: string, forgot: string) => string[];
}

const ENGLISH: Texts = {
  codeSubject: (code) => `${code} is your Callboard code`,
  codeLines: (code) => [
    "Welcome to Callboard.",
    `Your code is ${code}. It expires in ${CODE_MINUTES} minutes.`,
    "If you didn't request this, someone may have entered your address by mistake. You can ignore this email.",
  ],
  knownSubject: "You already have a Callboard account",
  knownLines: (signIn, forgot) => [
    "Someone tried to create a Callboard account with this address, which already has one.",
    `If it was you, sign in here: ${signIn}`,
    `Or reset your password: ${forgot}`,
    "If it wasn't you, you can ignore this email.",
  ],
};

const TEXTS: Readonly<Record<InterfaceLanguage, Texts>> = {
  en: ENGLISH,
  tr: {
    codeSubject: (code) => `Callboard kodunuz: ${code}`,
    codeLines: (code) => [
      "Callboard'a hoş geldiniz.",
      `Kodunuz: ${code}. ${CODE_MINUTES} dakika boyunca geçerlidir.`,
      "Bu isteği siz göndermediyseniz biri adresinizi yanlışlıkla girmiş olabilir. Bu e-postayı yok sayabilirsiniz.",
    ],
    knownSubject: "Zaten bir Callboard hesabınız var",
    knownLines: (signIn, forgot) => [
      "Biri bu adresle bir Callboard hesabı oluşturmaya çalıştı; bu adresin zaten bir hesabı var.",
      `Bu sizseniz buradan oturum açın: ${signIn}`,
      `Ya da parolanızı sıfırlayın: ${forgot}`,
      "Bu siz değilseniz bu e-postayı yok sayabilirsiniz.",
    ],
  },
  ar: {
    codeSubject: (code) => `رمزك في Callboard هو ${code}`,
    codeLines: (code) => [
      "مرحبًا بك في Callboard.",
      `رمزك هو ${code}. تنتهي صلاحيته بعد ${CODE_MINUTES} دقيقة.`,
      "إذا لم ترسل هذا الطلب فربما أدخل شخص آخر عنوانك عن طريق الخطأ. يمكنك تجاهل هذه الرسالة.",
    ],
    knownSubject: "لديك حساب في Callboard بالفعل",
    knownLines: (signIn, forgot) => [
      "حاول شخص ما إنشاء حساب في Callboard بهذا العنوان، ولهذا العنوان حساب بالفعل.",
      `إذا كنت أنت من فعل ذلك فسجّل الدخول من هنا: ${signIn}`,
      `أو أعد تعيين كلمة مرورك: ${forgot}`,
      "إذا لم تكن أنت من فعل ذلك فيمكنك تجاهل هذه الرسالة.",
    ],
  },
};

/** The mail with the code that proves a new address, or to whoever has an account with it, in the language of the page. */
export function registrationMessage(
  { to, code, language }: RegistrationMail,
  publicUrl: string,
): MailMessage {
  const texts = TEXTS[languageOf(language).value];
  const kind = "registration";
  if (code !== null)
    return { to, kind, subject: texts.codeSubject(code), text: texts.codeLines(code).join("\n\n") };
  const lines = texts.knownLines(`${publicUrl}/login`, `${publicUrl}/forgot-password`);
  return { to, kind, subject: texts.knownSubject, text: lines.join("\n\n") };
}
