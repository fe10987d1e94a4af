/**
 * A new seed for a property that looks at random lives, printed so that a run that fails can be repeated: PROPERTY_SEED
 * sets it.
 */
export function printedSeed(property: string): number {
  const chosen = process.env["PROPERTY_SEED"];
  const seed = chosen === undefined ? Math.trunc(Math.random() * 2 ** 31) : Number(chosen);
  process.stdout.write(`${property}: PROPERTY_SEED=${seed}\n`);
  return seed;
}
