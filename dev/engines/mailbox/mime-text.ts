/** A text file of a message received over SMTP. */
export type ReadAttachment = { readonly fileName: string; readonly type: string; readonly content: string };

/** The readable parts of a message received over SMTP. */
export type MailText = {
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly attachments: readonly ReadAttachment[];
};

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

/** What can be read of a part; of nested parts, the first text of each kind and all files. */
type Readable = {
  readonly plain?: string;
  readonly html?: string;
  readonly attachments: readonly ReadAttachment[];
};

/** The parts between the boundaries of a part; null if it has none. */
function partsIn({ headers, body }: Part): readonly Part[] | null {
  const boundary = parameter(headers.get("content-type") ?? "", "boundary");
  if (boundary === undefined) return null;
  const inner = body.toString("latin1").split(`--${boundary}`).slice(1, -1);
  return inner.map((one) => readPart(Buffer.from(one.replace(/^\r?\n/, ""), "latin1")));
}

function readableOf(part: Part, depth = 0): Readable {
  const inner = depth < MAX_DEPTH ? partsIn(part) : null;
  if (inner !== null) {
    const texts = inner.map((one) => readableOf(one, depth + 1));
    const plain = texts.find((one) => one.plain !== undefined)?.plain;
    const html = texts.find((one) => one.html !== undefined)?.html;
    return {
      ...(plain === undefined ? {} : { plain }),
      ...(html === undefined ? {} : { html }),
      attachments: texts.flatMap(({ attachments }) => attachments),
    };
  }
  return leafOf(part);
}

/** A part without others in it: a file if it has a name, else a text. */
function leafOf(part: Part): Readable {
  const type = part.headers.get("content-type") ?? "text/plain";
  const content = decode(bytesOf(part), parameter(type, "charset") ?? "utf-8");
  const fileName = parameter(part.headers.get("content-disposition") ?? "", "filename");
  if (fileName !== undefined)
    return { attachments: [{ fileName, type: type.replace(/;\s*name=[^;]*/i, ""), content }] };
  const text = content.replaceAll("\r\n", "\n").trimEnd();
  const [kind] = type.toLowerCase().split(";");
  if (kind === "text/html") return { html: text, attachments: [] };
  return kind === "text/plain" ? { plain: text, attachments: [] } : { attachments: [] };
}

/** Subject, texts and files of a message in RFC 5322 format; without plain text, its HTML is used as text. */
export function readMail(message: Buffer): MailText {
  const part = readPart(message);
  const { plain, html, attachments } = readableOf(part);
  const subject = decodeWords(part.headers.get("subject") ?? "");
  return { subject, text: plain ?? html ?? "", ...(html === undefined ? {} : { html }), attachments };
}
