import { mix, shade } from "./colors.ts";
import type { Look } from "./look.ts";

function eye(x: number, { iris, lids, skin, face }: Look): string {
  const top = 222 - lids;
  const lash = face.gender === "Female" ? 3 : 2;
  const out = x < 200 ? -1 : 1;
  const almond = `M${x - 17} 223 Q${x} ${top - 3} ${x + 17} 223 Q${x} ${222 + lids - 1} ${x - 17} 223Z`;
  return `<path d="${almond}" fill="#ece7e1"/><circle cx="${x}" cy="221" r="8.2" fill="${shade(iris, -0.25)}"/><circle cx="${x}" cy="221.6" r="6.6" fill="${iris}"/><circle cx="${x}" cy="221" r="3.4" fill="#0d0a09"/><circle cx="${x + 2.6}" cy="218" r="1.9" fill="#fff" opacity=".92"/>
<path d="M${x - 17} 223 Q${x} ${top - 3} ${x + 17} 223 L${x + 17} 221 Q${x} ${top - 10} ${x - 17} 221Z" fill="${shade(skin, -0.2)}"/>
<path d="M${x - 18} 223 Q${x} ${top - 4} ${x + 18} 223 l${out * 3} ${-lash}" fill="none" stroke="#1d1512" stroke-width="${lash}" stroke-linecap="round"/>
<path d="M${x - 15} ${214 - lids / 2} Q${x} ${top - 12} ${x + 15} ${214 - lids / 2}" fill="none" stroke="${shade(skin, -0.36)}" stroke-width="1.4" opacity=".7"/>`;
}

function brows({ eyes, brow, hair, tilt }: Look): string {
  const color = mix(shade(hair, -0.3), "#2a1d16", 0.25);
  const one = (side: 1 | -1): string => {
    const x = 200 + side * eyes;
    const [inner, outer] = [x - side * 19, x + side * 21];
    const lift = 196 + tilt * side * 0.4;
    return `<path d="M${inner} ${lift + 4} Q${x} ${lift - 8} ${outer} ${lift + 3} Q${x} ${lift - 8 + brow} ${inner} ${lift + 4 + brow}Z" fill="${color}"/>`;
  };
  return one(-1) + one(1);
}

function nose({ nose: half, skin, light }: Look): string {
  const dark = shade(skin, -0.42);
  return `<path d="M${200 - light * 5} 214 Q${200 - light * 12} 244 ${200 - light * half} 258 Q${200 - light * 8} 266 200 264 Q${200 - light * 3} 240 ${200 - light * 5} 214Z" fill="${shade(skin, -0.32)}" opacity=".4"/>
<ellipse cx="${200 + light * 3}" cy="250" rx="6" ry="9" fill="#fff" opacity=".13"/>
<path d="M${200 - half} 258 q-3 7 6 8 q6 -3 ${half - 6} 3 q${half - 12} -6 ${half - 6} -3 q9 -1 6 -8" fill="none" stroke="${dark}" stroke-width="2" stroke-linecap="round" opacity=".8"/>`;
}

function mouth({ lips, skin, smile, face }: Look): string {
  const base = face.gender === "Female" ? mix(skin, "#9c3f48", 0.42) : mix(skin, "#8f3b35", 0.26);
  const wide = smile === "open" ? 33 : smile === "soft" ? 30 : 27;
  const up = smile === "closed" ? 1 : smile === "soft" ? 3 : 6;
  const [l, r, y] = [200 - wide, 200 + wide, 291];
  const line = `M${l} ${y - up} Q200 ${y + up + 2} ${r} ${y - up}`;
  const upper = `M${l} ${y - up} Q182 ${y - lips + 1} 194 ${y - lips + 1} Q200 ${y - lips + 4} 206 ${y - lips + 1} Q218 ${y - lips + 1} ${r} ${y - up}`;
  const teeth =
    smile === "open"
      ? `<path d="M${l + 4} ${y - up + 1} Q200 ${y + 1} ${r - 4} ${y - up + 1} Q200 ${y + up + 12} ${l + 4} ${y - up + 1}Z" fill="#f1ede6"/>`
      : "";
  const drop = smile === "open" ? up + 12 : up + 1;
  return `<path d="${upper} Q200 ${y + 2} ${l} ${y - up}Z" fill="${shade(base, -0.16)}"/>
<path d="M${l} ${y - up} Q200 ${y + drop} ${r} ${y - up} Q200 ${y + drop + lips * 1.7} ${l} ${y - up}Z" fill="${base}"/>${teeth}
<path d="${line}" fill="none" stroke="${shade(base, -0.5)}" stroke-width="1.8" stroke-linecap="round" opacity="${smile === "open" ? 0.35 : 0.85}"/>
<ellipse cx="200" cy="${y + drop + lips * 0.55}" rx="12" ry="2.6" fill="#fff" opacity=".16"/>`;
}

function beard({ beard: kind, hair, jaw, cheek, chin }: Look): string {
  const color = shade(hair, -0.2);
  const [l, r] = [200 - cheek + 2, 200 + cheek - 2];
  const whole = `M${l} 232 Q${200 - jaw - 8} 286 ${200 - jaw + 2} ${chin - 30} Q176 ${chin + 8} 200 ${chin + 8} Q224 ${chin + 8} ${200 + jaw - 2} ${chin - 30} Q${200 + jaw + 8} 286 ${r} 232 Q${r - 8} 268 240 276 Q222 266 200 271 Q178 266 160 276 Q${l + 8} 268 ${l} 232Z`;
  const lipsOut = `M166 291 Q200 282 234 291 Q200 314 166 291Z`;
  const moustache = `M164 284 Q184 266 200 273 Q216 266 236 284 Q216 279 200 280 Q184 279 164 284Z`;
  switch (kind) {
    case "none":
      return "";
    case "stubble":
      return `<path fill-rule="evenodd" d="${whole} ${lipsOut}" fill="${color}" opacity=".24"/>`;
    case "moustache":
      return `<path d="${moustache}" fill="${color}" opacity=".92"/>`;
    case "goatee":
      return `<path d="${moustache}" fill="${color}" opacity=".85"/><path d="M172 304 Q200 318 228 304 Q226 ${chin - 4} 200 ${chin + 5} Q174 ${chin - 4} 172 304Z" fill="${color}" opacity=".9"/>`;
    case "full":
      return `<path fill-rule="evenodd" d="${whole} ${lipsOut}" fill="${color}" opacity=".93"/>`;
  }
}

function worn({ glasses, earrings, freckles, cheek, eyes, skin }: Look): string {
  const rim = (x: number): string => `<rect x="${x - 24}" y="204" width="48" height="36" rx="14"/>`;
  const [left, right] = [200 - eyes - 1, 200 + eyes + 1];
  return [
    glasses
      ? `<g fill="#fff" fill-opacity=".07" stroke="#231f1d" stroke-width="3.6">${rim(left)}${rim(right)}<path d="M${left + 24} 217 q8 -6 ${right - left - 48} 0 M${left - 24} 214 L${200 - cheek} 208 M${right + 24} 214 L${200 + cheek} 208" fill="none"/></g>`
      : "",
    earrings
      ? `<circle cx="${200 - cheek - 6}" cy="256" r="4.5" fill="#d8b45c"/><circle cx="${200 + cheek + 6}" cy="256" r="4.5" fill="#d8b45c"/>`
      : "",
    freckles
      ? `<g fill="${shade(skin, -0.35)}" opacity=".5">${[146, 154, 162, 170, 230, 238, 246, 254].map((x, index) => `<circle cx="${x}" cy="${248 + ((index * 7) % 11)}" r="1.5"/>`).join("")}</g>`
      : "",
  ].join("");
}

/** Eyes, brows, nose, mouth, beard and glasses. */
export function features(look: Look): string {
  const { eyes } = look;
  return `${eye(200 - eyes, look)}${eye(200 + eyes, look)}${brows(look)}${nose(look)}${beard(look)}${mouth(look)}${worn(look)}`;
}
