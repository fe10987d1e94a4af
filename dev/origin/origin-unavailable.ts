import type { FastifyReply, RawServerBase, RouteGenericInterface } from "fastify";

const RETRY_SECONDS = 3;

/** In the product's languages; the first is the fallback. */
const WORDS = {
  en: ["Back in a moment", "Callboard is restarting. This page will reload automatically."],
  tr: ["Hemen döneceğiz", "Callboard yeniden başlatılıyor. Bu sayfa otomatik olarak yenilenecek."],
  ar: ["سنعود بعد لحظات", "تجري إعادة تشغيل Callboard. سيُعاد تحميل هذه الصفحة تلقائيًا."],
} as const;

function languageOf(header: string | undefined): keyof typeof WORDS {
  const wanted = (header ?? "").split(",").map((one) => one.trim().slice(0, 2).toLowerCase());
  const known = Object.keys(WORDS) as (keyof typeof WORDS)[];
  return known.find((language) => language === wanted.find((one) => one in WORDS)) ?? "en";
}

/**
 * The service behind a path does not respond. Navigation, such as to sign in, gets a page that retries automatically;
 * a call gets 503 with a retry time, and nothing about the service's location.
 */
export function respondUnavailable(reply: FastifyReply<RouteGenericInterface, RawServerBase>): void {
  const { method, headers } = reply.request;
  if (method !== "GET" || headers.accept?.includes("text/html") !== true) {
    void reply.code(503).header("retry-after", RETRY_SECONDS).type("application/problem+json").send({
      title: "This is not responding. Try again shortly.",
      status: 503,
      code: "UNAVAILABLE",
      retryAfter: RETRY_SECONDS,
    });
    return;
  }
  const language = languageOf(headers["accept-language"]);
  const [title, text] = WORDS[language];
  void reply
    .code(503)
    .headers({ "retry-after": RETRY_SECONDS, refresh: RETRY_SECONDS, "cache-control": "no-store" })
    .type("text/html; charset=utf-8")
    .send(
      `<!doctype html><html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}">` +
        `<link rel="icon" href="/mark.svg"><meta name="viewport" content="width=device-width"><title>${title}</title>` +
        `<body style="font:1rem/1.5 system-ui;max-width:32rem;margin:20vh auto;padding:0 1rem">` +
        `<h1>${title}</h1><p>${text}</p></body></html>`,
    );
}
