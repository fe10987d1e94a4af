/** Files whose first bytes are those of their kind: the client looks at the content before it sends any. */

const latin = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

const STARTS = {
  png: latin(
    "\u0089PNG\r\n\u001a\n\0\0\0\rIHDR\0\0\0\u0001\0\0\0\u0001\u0008\u0006\0\0\0\0\0\0\0\0\0\0\0IDAT",
  ),
  jpeg: latin("\u00ff\u00d8\u00ff\u00e0\0\u0010JFIF\0\u0001\u0001"),
  gif: latin("GIF89a\u0001\0\u0001\0"),
  heic: latin("\0\0\0\u0018ftypheic\0\0\0\0mif1heic"),
  mp4: latin("\0\0\0\u0018ftypisom\0\0\0\0isomiso2"),
  pdf: latin("%PDF-1.7\n"),
  program: latin("MZ\u0090\0\u0003\0\0\0"),
} as const;

type Made = {
  readonly name: string;
  readonly size?: number;
  readonly type?: string;
  readonly lastModified?: number;
};

/** A file of a kind; by default with no more than its first bytes, declared as nothing. */
export function realFile(
  kind: keyof typeof STARTS,
  { name, size = 0, type = "", lastModified = 7 }: Made,
): File {
  const start = STARTS[kind];
  const rest = new Uint8Array(Math.max(0, size - start.length));
  return new File([start, rest], name, { type, lastModified });
}
