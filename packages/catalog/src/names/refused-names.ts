import { skeletonOf } from "./look-alikes.ts";

/**
 * What no name of a person or an organization holds, since others take it for a link or for somebody who speaks for this
 * product. Everything else on one line is a name: stage names have signs, digits and one word.
 */
const PRODUCT = "callboard";
/** Words that make of the product's name, written together with it, somebody who speaks for it. */
const STAFF = ["admin", "billing", "casting", "help", "official", "security", "staff", "support", "team"];

const LINK = String.raw`://|[Ww]{3}\.`;
/** Whatever may stand between the letters of a word and leaves it readable. */
const GAP = String.raw`[^\p{L}\p{N}]*`;
const LAST_OF_BASIC_PLANE = 0xff_ff;

/** Every letter that is read as this one, for a class of a regular expression. */
function classOf(letter: string, readAs: ReadonlyMap<string, string>): string {
  return `[${(readAs.get(letter) ?? letter).replaceAll(/[\\\]^|-]/g, String.raw`\$&`)}]`;
}

function lettersByReading(wanted: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (let code = 0; code <= LAST_OF_BASIC_PLANE; code += 1) {
    const letter = String.fromCharCode(code);
    const reading = letter.isWellFormed() ? skeletonOf(letter) : "";
    if (reading.length === 1 && wanted.includes(reading))
      found.set(reading, (found.get(reading) ?? "") + letter);
  }
  return found;
}

function productName(): string {
  const letters = lettersByReading(PRODUCT);
  const word = Array.from(PRODUCT, (letter) => classOf(letter, letters)).join(GAP);
  return String.raw`(?<![\p{L}\p{N}])${word}(?:${STAFF.join("|")})?(?![\p{L}\p{N}])`;
}

const PRODUCT_NAME = productName();

/**
 * The two patterns in the regular expressions that JavaScript (`iu`) and Java (`(?iu)`) share, so that an identity provider
 * that is configured with them refuses what the services refuse.
 */
export const REFUSED_IN_NAMES = { link: LINK, product: PRODUCT_NAME } as const;

const HAS_LINK = new RegExp(LINK, "u");
const HAS_PRODUCT = new RegExp(PRODUCT_NAME, "iu");

/** Why a line is not taken for a name; null if it is one. */
export function refusalOfName(name: string): "link" | "product" | null {
  if (HAS_LINK.test(name)) return "link";
  return HAS_PRODUCT.test(name) ? "product" : null;
}
