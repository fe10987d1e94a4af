import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/** A postal area or a city. `folded` is its name without case and accents. */
export interface Place {
  readonly zip: string | null;
  readonly city: string;
  readonly folded: string;
  readonly state: string | null;
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
  /** Population of the city; 0 if unknown. */
  readonly people: number;
}

const read = promisify(execFile);
/** Maximum size of the reader's output in bytes. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Places that are being loaded. */
export interface Reading {
  readonly places: Promise<readonly Place[]>;
  /** Stops the reader process; resolves when it has exited. */
  stop(): Promise<void>;
}

/** Loads all places; takes about a second and keeps about 15 MB. */
export function readPlaces(): Reading {
  const reader = fileURLToPath(new URL("./places-reader.ts", import.meta.url));
  const reading = read(process.execPath, [reader], { maxBuffer: MAX_BYTES });
  const places = reading.then(({ stdout }) => stdout.split("\n").map(parsePlace));
  return {
    places,
    async stop() {
      reading.child.kill();
      await places.catch(() => undefined);
    },
  };
}

function parsePlace(line: string): Place {
  const [zip = "", city = "", folded = "", state = "", country = "", lat = "0", lon = "0", people = "0"] =
    line.split("\t");
  return {
    zip: zip || null,
    city,
    folded,
    state: state || null,
    country,
    lat: Number(lat),
    lon: Number(lon),
    people: Number(people),
  };
}
