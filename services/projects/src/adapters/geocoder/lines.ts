/** Codes of signs. */
const BREAK = 10;
const TAB = 9;
const ZERO = 48;

/** Lines of text in one buffer, sorted by their bytes: hundreds of thousands cost no objects. */
export class Lines {
  readonly #text: Buffer;
  /** Where each line starts, and behind the last one. */
  readonly #starts: Uint32Array;

  constructor(text: Buffer) {
    let count = 2;
    for (let end = text.indexOf(BREAK); end >= 0; end = text.indexOf(BREAK, end + 1)) count += 1;
    const starts = new Uint32Array(count);
    let line = 1;
    for (let end = text.indexOf(BREAK); end >= 0; end = text.indexOf(BREAK, end + 1)) {
      starts[line] = end + 1;
      line += 1;
    }
    starts[line] = text.length + 1;
    this.#text = text;
    this.#starts = starts;
  }

  get count(): number {
    return this.#starts.length - 1;
  }

  at(line: number): string {
    return this.#text.toString("utf8", this.#starts[line], (this.#starts[line + 1] ?? 0) - 1);
  }

  /** The first line at or behind these bytes. */
  from(bytes: Buffer): number {
    let [low, high] = [0, this.count];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const start = this.#starts[middle] ?? 0;
      const end = Math.min(start + bytes.length, (this.#starts[middle + 1] ?? 0) - 1);
      if (this.#text.compare(bytes, 0, bytes.length, start, end) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The number behind the last tab of each line. */
  numbers(): Uint32Array {
    const numbers = new Uint32Array(this.count);
    for (let line = 0; line < this.count; line += 1) {
      const end = (this.#starts[line + 1] ?? 0) - 1;
      let [value, unit] = [0, 1];
      for (let place = end - 1; this.#text[place] !== TAB; place -= 1) {
        value += ((this.#text[place] ?? ZERO) - ZERO) * unit;
        unit *= 10;
      }
      numbers[line] = value;
    }
    return numbers;
  }
}
