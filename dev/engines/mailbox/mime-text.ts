/** The readable parts of a message received over SMTP. */
export type MailText = { readonly subject: string; readonly text: string; readonly html?: string };

type Part = { readonly headers: ReadonlyMap<string, string>; readonly body: Buffer };

/** Maximum nesting of parts that is parsed. */
const MAX_DEPTH = 5;

function decode(bytes: Buffer, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return bytes.toString("utf8");
  }
}

function fromHex(text: string): Buffer {
  const plain = text.replace(/=([0-9A-Fa-f]{2})/g, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
  return Buffer.from(plain, "latin1");
}

function fromQuotedPrintable(text: string): Buffer {
  return fromHex(text.replace(/[ \t]+$/gm, "").replace(/=\r?\n/g, ""));
}

/** Decodes encoded words of a header: `=?charset?B?...?=`. */
function decodeWords(text: string): string {
  const joined = text.replace(/(=\?[^?]+\?[bq]\?[^?]*\?=)\s+(?==\?)/gi, "$1");
  return joined.replace(
    /=\?([^?*]+)(?:\*[^?]*)?\?([bq])\?([^?]*)\?=/gi,
    (_, charset: string, kind: string, word: string) =>
      decode(
        kind.toLowerCase() === "b" ? Buffer.from(word, "base64") : fromHex(word.replaceAll("_", " ")),
        charset,
      ),
  );
}

function readPart(bytes: Buffer): Part {
  const text = bytes.toString("latin1");
  const gap = /\r?\n\r?\n/.exec(text);
  const head = (gap === null ? text : text.slice(0, gap.index)).replace(/\r?\n[ \t]+/g, " ");
  const headers = new Map<string, string>();
  for (const line of head.split(/\r?\n/)) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
  }
  return { headers, body: gap === null ? Buffer.alloc(0) : bytes.subarray(gap.index + gap[0].length) };
}

function parameter(header: string, name: string): string | undefined {
  return new RegExp(`;\\s*${name}="?([^";]+)"?`, "i").exec(header)?.[1];
}

function bytesOf({ headers, body }: Part): Buffer {
  const encoding = headers.get("content-transfer-encoding")?.toLowerCase();
  if (encoding === "base64") return Buffer.from(body.toString("latin1"), "base64");
  return encoding === "quoted-printable" ? fromQuotedPrintable(body.toString("latin1")) : body;
}

/** The plain text of a part, or of its first nested part that has one; HTML only if there is no plain text. */
function textOf(part: Part, depth = 0): { readonly plain?: string; readonly html?: string } {
  const type = part.headers.get("content-type") ?? "text/plain";
  const boundary = parameter(type, "boundary");
  if (boundary !== undefined && depth < MAX_DEPTH) {
    const inner = part.body.toString("latin1").split(`--${boundary}`).slice(1, -1);
    const texts = inner.map((one) =>
      textOf(readPart(Buffer.from(one.replace(/^\r?\n/, ""), "latin1")), depth + 1),
    );
    const plain = texts.find((one) => one.plain !== undefined)?.plain;
    const html = texts.find((one) => one.html !== undefined)?.html;
    return { ...(plain === undefined ? {} : { plain }), ...(html === undefined ? {} : { html }) };
  }
  const text = decode(bytesOf(part), parameter(type, "charset") ?? "utf-8")
    .replaceAll("\r\n", "\n")
    .trimEnd();
  if (type.toLowerCase().startsWith("text/html")) return { html: text };
  return type.toLowerCase().startsWith("text/plain") ? { plain: text } : {};
}

/** Subject, text and HTML of a message in RFC 5322 format; without plain text, its HTML is used as text. */
export function readMail(message: Buffer): MailText {
  const part = readPart(message);
  const { plain, html } = textOf(part);
  const subject = decodeWords(part.headers.get("subject") ?? "");
  return { subject, text: plain ?? html ?? "", ...(html === undefined ? {} : { html }) };
}
