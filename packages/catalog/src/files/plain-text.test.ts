import { isPlainText } from "./plain-text.ts";

const latin = (text: string): Buffer => Buffer.from(text, "latin1");
const wide = (text: string): Buffer => Buffer.from(text, "utf16le");
const bigEndian = (text: string): Buffer => wide(text).swap16();

test.each([
  ["UTF-8", Buffer.from("Akşam provası saat 6'da.\n"), true],
  ["UTF-8 with a mark", Buffer.from("\ufeffSahne 1"), true],
  ["Windows-1254", latin("Kaptan Ay\u00fee \u00ddne"), true],
  ["Windows-1256", Buffer.from([0xe3, 0xd1, 0xcd, 0xc8, 0xc7, 0x20, 0xc8, 0xdf]), true],
  ["Shift JIS", Buffer.from([0x83, 0x56, 0x81, 0x5b, 0x83, 0x93, 0x0a]), true],
  ["ISO-2022-JP", latin("\u001b$B$3$s\u001b(B\n"), true],
  ["UTF-16 with a mark", wide("\ufeffSahne 1\n"), true],
  ["UTF-16 of the other order with a mark", bigEndian("\ufeffSahne 1\n"), true],
  ["UTF-16 without a mark", wide("Scene 1, the harbour\n"), true],
  ["UTF-16 of the other order without a mark", bigEndian("Scene 1, the harbour\n"), true],
  ["nothing", Buffer.alloc(0), false],
  ["blanks", latin(" \r\n\t"), false],
  ["markup", latin(" \n<!doctype html>"), false],
  ["markup in UTF-16", wide("\ufeff<svg>"), false],
  ["markup in UTF-16 without a mark", wide("<svg></svg>"), false],
  ["a program", latin("MZ\u0090\0\u0003\0\0\0\u0004\0\0\0\u00ff\u00ff\0\0"), false],
  ["zeros", Buffer.alloc(8), false],
  ["control characters", latin("A\u0001\u0002B"), false],
  ["a terminal's colours", latin("\u001b[31mred"), false],
  ["numbers in two bytes", Buffer.from([1, 0, 2, 0, 3, 0, 4, 0]), false],
  ["half of a pair", Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x41, 0x00]), false],
])("%s", (_name, bytes, expected) => {
  expect(isPlainText(bytes)).toBe(expected);
});
