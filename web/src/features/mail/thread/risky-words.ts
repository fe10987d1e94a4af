import { fold } from "@callboard/catalog/letters/fold.ts";

/** A risk in a message: money before a contract, or moving the conversation elsewhere. */
export type Risk = "payment" | "elsewhere";

/** The patterns match folded text: lowercase, without accents and without dotless i; in Arabic with ه for ة. */
const PAYMENT = [
  /\b(western union|moneygram|gift ?cards?|wire transfer|cash ?app|zelle|venmo|paypal|bitcoin|crypto\w*|usdt)\b/u,
  /\b(registration|processing|agency|portfolio|visa|booking|upfront|up-front|advance) fees?\b/u,
  /\b(pay|send|transfer|deposit)\b[^.!?\n]{0,40}\b(deposit|in advance|up ?front|first|before (the )?(audition|contract|shoot))\b/u,
  /\b(bank (account|details)|account number|routing number|iban|card number|social security)\b/u,
  /\b(banka hesab\p{L}*|havale|hediye kart\p{L}*|kapora|kayit ucreti|on odeme)/u,
  /(حواله|تحويل بنكي|حساب بنكي|بطاقه هدايا|بطاقات هدايا|رسوم تسجيل|دفعه مقدمه|عربون)/u,
] as const;

const ELSEWHERE = [
  /\b(whats ?app|telegram|snap ?chat|we ?chat|viber|kik|discord|signal app|facebook messenger)\b/u,
  /\b(t\.me|wa\.me)\//u,
  /\b(text|call|message|dm|add) me (on|at|privately)\b/u,
  /(واتساب|واتس اب|تيليجرام|تلغرام|تليجرام|سناب شات)/u,
] as const;

/** The risks that the text of a message indicates, each once. */
export function risksOf(text: string): readonly Risk[] {
  const words = fold(text);
  const some = (patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(words));
  return [
    ...(some(PAYMENT) ? (["payment"] as const) : []),
    ...(some(ELSEWHERE) ? (["elsewhere"] as const) : []),
  ];
}
