import { mix, shade } from "./colors.ts";
import type { Look } from "./look.ts";

/** The outline of the face: from the top of the forehead over cheeks and jaw to the chin and back. */
function faceLine({ cheek, jaw, chin }: Look): string {
  const [l, r] = [200 - cheek, 200 + cheek];
  return `M${l} 208 C${l} 128 ${l + 26} 104 200 104 C${r - 26} 104 ${r} 128 ${r} 208 C${r} 248 ${200 + jaw + 12} 282 ${200 + jaw} ${chin - 34} C${200 + jaw - 12} ${chin - 10} 224 ${chin} 200 ${chin} C176 ${chin} ${200 - jaw + 12} ${chin - 10} ${200 - jaw} ${chin - 34} C${200 - jaw - 12} 282 ${l} 248 ${l} 208Z`;
}

/** Light and shadow as gradients: the studio light comes from one side. */
export function lights({ skin, hair, cloth, backdrop, light }: Look): string {
  const [from, to] = light < 0 ? ["0", "1"] : ["1", "0"];
  const side = (id: string, stops: readonly (readonly [number, string])[]): string =>
    `<linearGradient id="${id}" x1="${from}" x2="${to}" y1=".1" y2=".35">${stops.map(([at, color]) => `<stop offset="${at}" stop-color="${color}"/>`).join("")}</linearGradient>`;
  const warm = mix(skin, "#ffe8d2", 0.2);
  return `<defs><radialGradient id="b" cx="${light < 0 ? 0.34 : 0.66}" cy=".36" r=".85"><stop offset="0" stop-color="${shade(backdrop, 0.24)}"/><stop offset=".55" stop-color="${backdrop}"/><stop offset="1" stop-color="${shade(backdrop, -0.42)}"/></radialGradient>
${side("f", [
  [0, warm],
  [0.45, skin],
  [0.8, shade(skin, -0.14)],
  [1, shade(skin, -0.34)],
])}${side("n", [
    [0, shade(skin, -0.16)],
    [1, shade(skin, -0.44)],
  ])}${side("h", [
    [0, shade(hair, 0.16)],
    [0.4, hair],
    [1, shade(hair, -0.45)],
  ])}${side("c", [
    [0, shade(cloth, 0.1)],
    [0.5, cloth],
    [1, shade(cloth, -0.45)],
  ])}<radialGradient id="k"><stop offset="0" stop-color="#c0523f" stop-opacity=".26"/><stop offset="1" stop-color="#c0523f" stop-opacity="0"/></radialGradient>
<radialGradient id="s"><stop offset="0" stop-color="${shade(skin, -0.55)}" stop-opacity=".42"/><stop offset="1" stop-color="${shade(skin, -0.55)}" stop-opacity="0"/></radialGradient>
<radialGradient id="g"><stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>`;
}

/** An elliptical gradient: its center and two radii. */
const soft = (id: string, [x, y, rx, ry]: readonly [number, number, number, number]): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#${id})"/>`;

/** The neck, covered by clothes below. */
export function neck({ jaw }: Look): string {
  const half = Math.max(40, jaw - 10);
  return `<path d="M${200 - half} 288 L${200 - half - 6} 420 Q200 452 ${200 + half + 6} 420 L${200 + half} 288Z" fill="url(#n)"/>`;
}

/** Ears and face with soft shadows, without features. */
export function head(look: Look): string {
  const { skin, cheek, chin, light, older } = look;
  const folds = shade(skin, -0.3);
  const ear = (x: number): string =>
    `<path d="M${x} 206 q${x < 200 ? -17 : 17} -6 ${x < 200 ? -15 : 15} 20 q${x < 200 ? 2 : -2} 26 ${x < 200 ? 15 : -15} 26Z" fill="url(#f)"/>`;
  const lines = older
    ? `<g fill="none" stroke="${folds}" stroke-width="1.6" stroke-linecap="round" opacity=".75"><path d="M158 148 Q200 141 242 148"/><path d="M164 162 Q200 156 236 162"/><path d="M171 262 Q160 276 160 292"/><path d="M229 262 Q240 276 240 292"/><path d="M150 236 q14 9 28 4"/><path d="M250 236 q-14 9 -28 4"/></g>`
    : "";
  return `${ear(200 - cheek + 3)}${ear(200 + cheek - 3)}<path d="${faceLine(look)}" fill="url(#f)"/>
${soft("s", [200 + light * -58, 262, 34, 62])}${soft("s", [200, chin - 6, 46, 18])}${soft("g", [200 + light * 26, 150, 46, 30])}${soft("g", [200 + light * 44, 246, 24, 16])}${soft("k", [154, 258, 30, 20])}${soft("k", [246, 258, 30, 20])}${soft("s", [165, 212, 27, 17])}${soft("s", [235, 212, 27, 17])}${lines}`;
}

/** Shoulders with the person's clothes. */
export function clothes({ cloth, garment, skin }: Look): string {
  const body = `<path d="M20 500 C28 420 84 402 148 386 Q200 424 252 386 C316 402 372 420 380 500Z" fill="url(#c)"/>`;
  const dark = shade(cloth, -0.5);
  const neckline = shade(skin, -0.2);
  switch (garment) {
    case "turtleneck":
      return `${body}<path d="M150 366 Q200 392 250 366 L256 408 Q200 436 144 408Z" fill="url(#c)"/><path d="M146 404 Q200 430 254 404" stroke="${dark}" stroke-width="2" fill="none"/>`;
    case "shirt":
      return `${body}<path d="M150 382 L200 448 L250 382 L272 398 L222 470 L200 448 L178 470 L128 398Z" fill="${shade(cloth, 0.16)}"/><path d="M158 384 L200 444 L242 384 Q200 414 158 384Z" fill="${neckline}"/><path d="M200 450 V500" stroke="${dark}" stroke-width="2"/>`;
    case "blazer":
      return `${body}<path d="M156 386 L200 470 L244 386 L230 500 H170Z" fill="#e9e7e3"/><path d="M164 386 L200 440 L236 386 Q200 412 164 386Z" fill="${neckline}"/><path d="M150 386 L128 420 L182 500 H168 L108 424Z M250 386 L272 420 L218 500 H232 L292 424Z" fill="${dark}"/>`;
    case "v-neck":
      return `${body}<path d="M150 386 L200 464 L250 386 Q200 420 150 386Z" fill="${neckline}"/><path d="M148 386 L200 468 L252 386" fill="none" stroke="${dark}" stroke-width="3"/>`;
    case "tee":
      return `${body}<path d="M148 386 Q200 446 252 386 Q200 420 148 386Z" fill="${neckline}"/><path d="M146 387 Q200 450 254 387" fill="none" stroke="${dark}" stroke-width="3"/>`;
    case "round":
      return `${body}<path d="M132 392 Q200 474 268 392 Q200 424 132 392Z" fill="${neckline}"/><path d="M130 392 Q200 478 270 392" fill="none" stroke="${dark}" stroke-width="2.4"/>`;
  }
}
