import type { Chance } from "./chance.ts";

/** What a face shows, in the words of the catalogue. */
export interface Face {
  readonly gender: "Male" | "Female" | "Other";
  readonly hair: string;
  readonly eyes: string;
  readonly ageRange: string;
  readonly ethnicity: string;
}

const HAIR: Readonly<Record<string, string>> = {
  Blonde: "#d9b36c",
  Brown: "#5b3a26",
  Black: "#1d1a1c",
  Red: "#a5432a",
  Auburn: "#7a3420",
  Grey: "#9a9a9c",
  Brunette: "#3f2a20",
  White: "#e6e3de",
};
const EYES: Readonly<Record<string, string>> = {
  Black: "#1c1512",
  Brown: "#5a371f",
  Blue: "#3f78a8",
  Green: "#4c7a4f",
  Hazel: "#86672f",
};
const SKIN: Readonly<Record<string, readonly string[]>> = {
  "American Indian": ["#c88f62", "#b57a4e"],
  Asian: ["#f0c9a0", "#e2b184"],
  Black: ["#7c4b2d", "#5e3620", "#925d3b"],
  Latino: ["#d9a274", "#c68858"],
  "Native Hawaiian": ["#c0875a", "#a8703f"],
  White: ["#f5d3b8", "#eec2a2", "#f9dfca"],
};
const BACKDROPS = ["#dfe4ea", "#e9e2d8", "#d8e3dd", "#e6dbe2", "#d5dde8", "#ece7df", "#cfd8d2", "#e3d6cc"];
const CLOTHES = [
  "#22313f",
  "#5c3d46",
  "#2f4b41",
  "#6b5b3e",
  "#3b3b58",
  "#7a2e2e",
  "#1f4e5f",
  "#4a4a4a",
  "#8a6d3b",
];

/** A colour made lighter (amount above 0) or darker. */
function shade(hex: string, amount: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const mixed = parts.map((part) =>
    Math.round(amount > 0 ? part + (255 - part) * amount : part * (1 + amount)),
  );
  return `#${mixed.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** Hair behind and in front of the face, by style; all in a frame of 400 by 500. */
const LONG: readonly ((colour: string) => [string, string])[] = [
  (c) => [
    `<path d="M112 210 Q100 80 200 78 Q300 80 288 210 L300 350 Q250 380 200 372 Q150 380 100 350Z" fill="${shade(c, -0.18)}"/>`,
    `<path d="M122 205 Q118 108 200 102 Q282 108 278 205 Q258 140 190 140 Q140 146 122 205Z" fill="${c}"/>`,
  ],
  (c) => [
    `<path d="M116 220 Q96 90 200 84 Q304 90 284 220 Q296 280 272 292 L128 292 Q104 280 116 220Z" fill="${shade(c, -0.15)}"/>`,
    `<path d="M120 214 Q120 104 204 104 Q286 108 280 214 Q262 168 226 148 Q170 176 120 214Z" fill="${c}"/>`,
  ],
  (c) => [
    `<circle cx="200" cy="92" r="38" fill="${shade(c, -0.1)}"/>`,
    `<path d="M122 204 Q116 106 200 104 Q284 106 278 204 Q262 146 200 140 Q138 146 122 204Z" fill="${c}"/>`,
  ],
  (c) => [
    `<g fill="${shade(c, -0.1)}">${[120, 140, 168, 200, 232, 260, 280].map((x, i) => `<circle cx="${x}" cy="${[170, 128, 104, 96, 104, 128, 170][i]}" r="40"/>`).join("")}<circle cx="112" cy="220" r="36"/><circle cx="288" cy="220" r="36"/></g>`,
    `<path d="M124 200 Q126 124 200 120 Q274 124 276 200 Q254 156 200 152 Q146 156 124 200Z" fill="${c}"/>`,
  ],
];
const SHORT: readonly ((colour: string) => [string, string])[] = [
  (c) => [
    "",
    `<path d="M120 212 Q110 96 200 92 Q290 96 280 212 Q272 164 252 148 Q200 160 148 146 Q128 166 120 212Z" fill="${c}"/>`,
  ],
  (c) => [
    "",
    `<path d="M122 208 Q112 92 214 88 Q292 100 278 208 Q270 158 240 140 Q180 128 140 168 Q126 180 122 208Z" fill="${c}"/>`,
  ],
  (c) => [
    "",
    `<path d="M124 190 Q126 112 200 108 Q274 112 276 190 Q262 140 200 136 Q138 140 124 190Z" fill="${shade(c, -0.05)}" opacity=".85"/>`,
  ],
  (c) => [
    `<g fill="${c}">${[136, 160, 188, 214, 242, 264].map((x, i) => `<circle cx="${x}" cy="${[150, 124, 112, 112, 124, 150][i]}" r="30"/>`).join("")}</g>`,
    `<path d="M124 204 Q128 140 200 136 Q272 140 276 204 Q262 164 200 158 Q138 164 124 204Z" fill="${c}"/>`,
  ],
  () => ["", ""],
];

function features(face: Face, chance: Chance, skin: string): string {
  const iris = EYES[face.eyes] ?? "#3a2a1e";
  const brow = shade(HAIR[face.hair] ?? "#333333", -0.25);
  const lift = chance.int(-3, 3);
  const eye = (x: number): string =>
    `<ellipse cx="${x}" cy="222" rx="15" ry="${chance.int(8, 10)}" fill="#fdfbf8"/><circle cx="${x}" cy="222" r="7" fill="${iris}"/><circle cx="${x}" cy="222" r="3.2" fill="#120d0a"/><circle cx="${x + 2.4}" cy="219.4" r="1.8" fill="#fff"/>`;
  const lips = face.gender === "Female" ? chance.pick(["#b4505a", "#a03c4c", "#c46a64"]) : shade(skin, -0.28);
  const smile = chance.int(284, 298);
  const older = face.ageRange === "46-60" || face.ageRange === "Over 60";
  const lines = older
    ? `<path d="M146 250 q10 8 22 8 M254 250 q-10 8 -22 8" stroke="${shade(skin, -0.22)}" stroke-width="2" fill="none"/>`
    : "";
  return `${eye(165)}${eye(235)}
<path d="M146 ${200 + lift} Q165 ${190 + lift} 184 ${201 + lift} M216 ${201 + lift} Q235 ${190 + lift} 254 ${200 + lift}" stroke="${brow}" stroke-width="5" stroke-linecap="round" fill="none"/>
<path d="M200 226 q-8 28 -4 34 q6 5 14 1" stroke="${shade(skin, -0.25)}" stroke-width="3" stroke-linecap="round" fill="none"/>
<path d="M172 282 Q200 ${smile} 228 282 Q200 ${smile + 14} 172 282Z" fill="${lips}"/>${lines}`;
}

function extras(face: Face, chance: Chance): string {
  const hair = HAIR[face.hair] ?? "#333333";
  const parts: string[] = [];
  if (face.gender === "Male" && face.ageRange !== "13-21" && chance.is(0.35)) {
    parts.push(
      `<path d="M134 262 Q140 352 200 356 Q260 352 266 262 Q252 300 228 272 Q200 262 172 272 Q148 300 134 262Z" fill="${hair}" opacity=".9"/>`,
    );
  }
  if (chance.is(0.16)) {
    parts.push(
      `<g fill="none" stroke="#26221f" stroke-width="4"><rect x="140" y="206" width="48" height="34" rx="${chance.pick([6, 16])}"/><rect x="212" y="206" width="48" height="34" rx="${chance.pick([6, 16])}"/><path d="M188 220 h24"/></g>`,
    );
  }
  if (face.gender === "Female" && chance.is(0.4)) {
    parts.push(
      `<circle cx="119" cy="262" r="5" fill="#d9b65a"/><circle cx="281" cy="262" r="5" fill="#d9b65a"/>`,
    );
  }
  if (chance.is(0.12))
    parts.push(
      `<g fill="#8a5a3c" opacity=".35">${[150, 158, 168, 232, 242, 250].map((x) => `<circle cx="${x}" cy="${chance.int(244, 258)}" r="1.8"/>`).join("")}</g>`,
    );
  return parts.join("");
}

/** An illustrated headshot as SVG, 400 by 500: nobody's likeness. */
export function portraitSvg(face: Face, chance: Chance): string {
  const skin = chance.pick(SKIN[face.ethnicity] ?? ["#e8bd98"]);
  const backdrop = chance.pick(BACKDROPS);
  const cloth = chance.pick(CLOTHES);
  const style = chance.pick(
    face.gender === "Female" ? LONG : face.gender === "Male" ? SHORT : [...LONG, ...SHORT],
  );
  const [behind, front] = style(HAIR[face.hair] ?? "#333333");
  const jaw = chance.int(318, 334);
  const neckline = chance.pick([
    `<path d="M160 372 L200 430 L240 372" fill="${skin}"/>`,
    `<path d="M158 374 Q200 410 242 374" fill="${skin}"/>`,
    `<path d="M150 380 L200 440 L250 380 L262 392 L200 470 L138 392Z" fill="${shade(cloth, 0.35)}"/><path d="M160 374 L200 420 L240 374" fill="${skin}"/>`,
  ]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="400" height="500">
<defs><radialGradient id="b" cx=".5" cy=".35" r=".8"><stop offset="0" stop-color="${shade(backdrop, 0.5)}"/><stop offset="1" stop-color="${shade(backdrop, -0.16)}"/></radialGradient></defs>
<rect width="400" height="500" fill="url(#b)"/>${behind}
<path d="M40 500 Q50 396 150 380 L250 380 Q350 396 360 500Z" fill="${cloth}"/>${neckline}
<path d="M168 310 L168 376 Q200 402 232 376 L232 310Z" fill="${shade(skin, -0.12)}"/>
<ellipse cx="121" cy="232" rx="12" ry="22" fill="${shade(skin, -0.08)}"/><ellipse cx="279" cy="232" rx="12" ry="22" fill="${shade(skin, -0.08)}"/>
<path d="M122 200 Q120 120 200 120 Q280 120 278 200 L276 250 Q268 ${jaw} 200 ${jaw + 16} Q132 ${jaw} 124 250Z" fill="${skin}"/>
<ellipse cx="150" cy="262" rx="16" ry="9" fill="${shade(skin, -0.1)}" opacity=".35"/><ellipse cx="250" cy="262" rx="16" ry="9" fill="${shade(skin, -0.1)}" opacity=".35"/>
${features(face, chance, skin)}${front}${extras(face, chance)}</svg>`;
}
