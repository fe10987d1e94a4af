import type { Chance } from "#dev/seed/chance.ts";

/** A face's characteristics in the catalog's terms. */
export interface Face {
  readonly gender: "Male" | "Female" | "Other";
  readonly hair: string;
  readonly eyes: string;
  readonly ageRange: string;
  readonly ethnicity: string;
}

export const STYLES = [
  "straight",
  "parted",
  "wavy",
  "bob",
  "bun",
  "fringe",
  "curls",
  "afro",
  "braids",
  "crop",
  "swept",
  "crew",
  "curly top",
  "shoulder",
  "bald",
] as const;
export type Style = (typeof STYLES)[number];

type Beard = "none" | "stubble" | "moustache" | "goatee" | "full";
type Garment = "tee" | "shirt" | "blazer" | "turtleneck" | "v-neck" | "round";

/** All inputs of a portrait. */
export interface Look {
  readonly face: Face;
  readonly skin: string;
  readonly hair: string;
  readonly iris: string;
  readonly backdrop: string;
  readonly cloth: string;
  readonly style: Style;
  readonly beard: Beard;
  readonly garment: Garment;
  readonly glasses: boolean;
  readonly earrings: boolean;
  readonly freckles: boolean;
  /** Position of the studio light: -1 left, 1 right. */
  readonly light: -1 | 1;
  /** Half the width of the face, and of the jaw. */
  readonly cheek: number;
  readonly jaw: number;
  readonly chin: number;
  readonly smile: "closed" | "soft" | "open";
  readonly brow: number;
  readonly nose: number;
  readonly lips: number;
  /** Distance of the eyes from the center, and how wide they are open. */
  readonly eyes: number;
  readonly lids: number;
  /** Tilt of the head in degrees. */
  readonly tilt: number;
  readonly older: boolean;
}

const HAIR: Readonly<Record<string, readonly string[]>> = {
  Blonde: ["#c9a25e", "#d8b878", "#b98f4d"],
  Brown: ["#5a3a26", "#6b4630", "#4b3021"],
  Black: ["#1c191b", "#241f20", "#15161a"],
  Red: ["#a04a2a", "#b3562f", "#8d3d22"],
  Auburn: ["#6f3322", "#7d3c28"],
  Grey: ["#8d8f93", "#a3a4a6", "#777a80"],
  Brunette: ["#3d291f", "#33231c"],
  White: ["#d9d6d0", "#e6e3de"],
};
const IRIS: Readonly<Record<string, string>> = {
  Black: "#231a15",
  Brown: "#55351f",
  Blue: "#4d80a8",
  Green: "#54785a",
  Hazel: "#7d6234",
};
const SKIN: Readonly<Record<string, readonly string[]>> = {
  "American Indian": ["#b98158", "#a9714b", "#c48f66"],
  Asian: ["#e3b78f", "#d6a579", "#ecc5a1", "#c89468"],
  Black: ["#6d422a", "#553220", "#83533a", "#96653f", "#432719"],
  Latino: ["#cf9a70", "#bd8459", "#a9714a", "#deae86"],
  "Native Hawaiian": ["#b07a53", "#9c6843"],
  White: ["#eec4a6", "#e6b896", "#f3d2b9", "#dfae8b"],
};
const BACKDROPS = ["#55616d", "#7d7772", "#3f5560", "#6d5a4e", "#a7a9ad", "#7b8a7d", "#2f353c", "#8f8379"];
const CLOTHES = [
  "#22303c",
  "#5b3d45",
  "#2e4a40",
  "#64563c",
  "#39394f",
  "#6f2f30",
  "#1e4655",
  "#3c3d40",
  "#b9b2a6",
  "#d7d5d1",
  "#7e6238",
  "#2a2a2d",
];
const GARMENTS: readonly Garment[] = ["tee", "shirt", "blazer", "turtleneck", "v-neck", "round"];

const LONG: readonly Style[] = ["straight", "parted", "wavy", "bob", "bun", "fringe", "curls", "shoulder"];
const SHORT: readonly Style[] = ["crop", "swept", "crew", "curly top", "crop", "swept", "shoulder"];

function stylesOf({ gender, ethnicity, ageRange }: Face): readonly Style[] {
  const isBlack = ethnicity === "Black";
  const ofWomen: readonly Style[] = isBlack ? ["afro", "braids", "curls", "bun", "crop", "straight"] : LONG;
  const short = isBlack ? SHORT.filter((style) => style !== "swept" && style !== "shoulder") : SHORT;
  const bald: readonly Style[] = ["30-45", "46-60", "Over 60"].includes(ageRange) ? ["bald"] : [];
  const ofMen: readonly Style[] = isBlack ? [...short, ...bald, "afro"] : [...short, ...bald];
  if (gender === "Female") return ofWomen;
  return gender === "Male" ? ofMen : [...ofWomen, ...ofMen.filter((style) => style !== "bald")];
}

const YOUNG = new Set(["Under 12", "13-21"]);

function beardOf({ gender, ageRange }: Face, chance: Chance): Beard {
  if (gender !== "Male" || YOUNG.has(ageRange)) return "none";
  return chance.pick(["none", "none", "none", "stubble", "stubble", "moustache", "goatee", "full"]);
}

/** Proportions of the head. */
function shapeOf({ gender, ageRange, ethnicity }: Face, chance: Chance) {
  const isMan = gender === "Male";
  const isChild = ageRange === "Under 12";
  return {
    cheek: chance.int(76, 84) - (isChild ? 2 : 0),
    jaw: isMan ? chance.int(56, 68) : chance.int(46, 57),
    chin: isChild ? chance.int(312, 320) : chance.int(326, isMan ? 346 : 338),
    brow: isMan ? chance.int(60, 85) / 10 : chance.int(36, 56) / 10,
    nose: chance.int(isMan ? 15 : 12, isMan ? 19 : 16),
    lips: chance.int(isMan ? 7 : 9, ethnicity === "Black" ? 14 : 12),
    eyes: chance.int(32, 37),
    lids: chance.int(isChild ? 9 : 7, 10),
    tilt: chance.int(-3, 3),
  };
}

function draw(face: Face, chance: Chance): Look {
  return {
    ...shapeOf(face, chance),
    face,
    skin: chance.pick(SKIN[face.ethnicity] ?? ["#ddb08c"]),
    hair: chance.pick(HAIR[face.hair] ?? ["#3a2a20"]),
    iris: IRIS[face.eyes] ?? "#3a2a1e",
    backdrop: chance.pick(BACKDROPS),
    cloth: chance.pick(CLOTHES),
    style: chance.pick(stylesOf(face)),
    beard: beardOf(face, chance),
    garment: chance.pick(GARMENTS),
    glasses: chance.is(0.14),
    earrings: face.gender !== "Male" && chance.is(0.35),
    freckles: ["Red", "Auburn", "Blonde"].includes(face.hair) && chance.is(0.3),
    light: chance.pick([-1, 1]),
    smile: chance.pick(["closed", "closed", "soft", "open"]),
    older: face.ageRange === "46-60" || face.ageRange === "Over 60",
  };
}

/** Minimum distance between similar portraits: as many as are visible at once. */
export const APART = 40;

/** The features by which people are distinguished at a glance. */
export const glanceOf = ({ skin, hair, style, backdrop, beard, glasses }: Look): string =>
  [skin, hair, style, backdrop, beard, glasses].join(" ");

/** A look for each face, in order; no two within `APART` of each other look alike. */
export function drawLooks(faces: readonly Face[], chance: Chance): readonly Look[] {
  const looks: Look[] = [];
  for (const face of faces) {
    const near = new Set(looks.slice(-APART).map(glanceOf));
    let look = draw(face, chance);
    while (near.has(glanceOf(look))) look = draw(face, chance);
    looks.push(look);
  }
  return looks;
}
