import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { Lines } from "./lines.ts";

/** A city, a district or a postal area. */
export interface Place {
  readonly zip: string | null;
  readonly city: string;
  readonly state: string | null;
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
}

/** Where places are, as latitudes and longitudes in turn; the line of a postal code is below zero. */
interface Points {
  readonly lines: Int32Array;
  readonly degrees: Float64Array;
}

const unzip = promisify(gunzip);
/** No byte of UTF-8: behind everything that begins as what stands before it. */
const BEHIND = Buffer.from([0xff]);
const TAB = Buffer.from("\t");

/**
 * The places of GeoNames with 15,000 people or more, districts of cities among them, and the postal codes of the
 * United States with their towns, and of Canada by their first three signs. Made by `dev/places/extract-places.ts`;
 * stays as text in memory, of which a search reads what it finds.
 */
export class Places {
  /** Those with most people first. */
  readonly #places: Lines;
  /** Letters of a name, and twice the place's line, with one more where the name is not its own. */
  readonly #names: Lines;
  readonly #placeOfName: Uint32Array;
  /** By their codes. */
  readonly #codes: Lines;

  #points: Points | null = null;

  constructor([places, names, codes]: readonly [places: Buffer, names: Buffer, codes: Buffer]) {
    this.#places = new Lines(places);
    this.#names = new Lines(names);
    this.#placeOfName = this.#names.numbers();
    this.#codes = new Lines(codes);
  }

  /**
   * Places with a name of these letters, then those whose own name starts so, then those of which another does, each
   * with most people first; only those that fit, `max` at most.
   */
  named(letters: string, max: number, fits: (place: Place) => boolean): Place[] {
    // Every name begins with nothing.
    if (letters === "") return [];
    const start = Buffer.from(letters);
    const first = this.#names.from(start);
    const behindExact = this.#names.from(Buffer.concat([start, TAB, BEHIND]));
    const behind = this.#names.from(Buffer.concat([start, BEHIND]));
    const exact = this.#placeOfName.slice(first, behindExact).map((name) => name >>> 1);
    const longer = this.#placeOfName.subarray(behindExact, behind);
    const longerBy = (other: 0 | 1): Uint32Array =>
      longer.filter((name) => name % 2 === other).map((name) => name >>> 1);
    const found = new Map<number, Place>();
    for (const lines of [() => exact, () => longerBy(0), () => longerBy(1)])
      for (const line of lines().sort()) {
        if (found.size === max) return [...found.values()];
        const place = found.has(line) ? null : placeOf(this.#places.at(line));
        if (place && fits(place)) found.set(line, place);
      }
    return [...found.values()];
  }

  /** The area of a postal code. */
  coded(zip: string): Place | null {
    const line = this.#codes.from(Buffer.from(`${zip}\t`));
    const place = line < this.#codes.count ? placeOf(this.#codes.at(line)) : null;
    return place?.zip === zip ? place : null;
  }

  /** Of the postal areas, and of the places of countries without them, the nearest by this distance below `max`. */
  nearest(distanceTo: (lat: number, lon: number) => number, max: number): Place | null {
    const { lines, degrees } = (this.#points ??= this.#readPoints());
    let [best, shortest] = [-1, max];
    for (let point = 0; point < lines.length; point += 1) {
      const distance = distanceTo(degrees[point * 2] ?? 0, degrees[point * 2 + 1] ?? 0);
      if (distance <= shortest) [best, shortest] = [point, distance];
    }
    const line = lines[best];
    if (line === undefined) return null;
    return placeOf(line < 0 ? this.#codes.at(-1 - line) : this.#places.at(line));
  }

  #readPoints(): Points {
    const codes = Array.from(
      { length: this.#codes.count },
      (_, line) => [-1 - line, placeOf(this.#codes.at(line))] as const,
    );
    const places = Array.from(
      { length: this.#places.count },
      (_, line) => [line, placeOf(this.#places.at(line))] as const,
    );
    const points = [...codes, ...places.filter(([, { country }]) => country !== "US" && country !== "CA")];
    return {
      lines: Int32Array.from(points, ([line]) => line),
      degrees: Float64Array.from(points.flatMap(([, { lat, lon }]) => [lat, lon])),
    };
  }
}

function placeOf(line: string): Place {
  const [zip = "", city = "", state = "", country = "", lat = "0", lon = "0"] = line.split("\t");
  return { zip: zip || null, city, state: state || null, country, lat: Number(lat), lon: Number(lon) };
}

/** Reads the places; takes a tenth of a second beside other work, and keeps 10 MB. */
export async function readPlaces(): Promise<Places> {
  const read = async (name: string): Promise<Buffer> =>
    unzip(await readFile(new URL(`./extract/${name}.tsv.gz`, import.meta.url)));
  return new Places(await Promise.all([read("places"), read("names"), read("codes")]));
}
