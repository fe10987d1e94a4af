import { Worker } from "node:worker_threads";

/** A postal area or a city. `folded` is its name without case and accents. */
export interface Place {
  readonly zip: string | null;
  readonly city: string;
  readonly folded: string;
  readonly state: string | null;
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
}

/** Text without case, accents and punctuation. */
export function fold(text: string): string {
  const plain = text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return plain.replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim();
}

/** Reads all places, once; it takes about a second and leaves about 10 MB. */
export async function loadPlaces(): Promise<readonly Place[]> {
  const worker = new Worker(new URL("./places-worker.ts", import.meta.url));
  const text = await new Promise<string>((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
  });
  await worker.terminate();
  return text.split("\n").map(placeOf);
}

function placeOf(line: string): Place {
  const [zip = "", city = "", state = "", country = "", lat = "0", lon = "0"] = line.split("\t");
  return {
    zip: zip || null,
    city,
    folded: fold(city),
    state: state || null,
    country,
    lat: Number(lat),
    lon: Number(lon),
  };
}
