import { features } from "./features.ts";
import { hairOf } from "./hair.ts";
import { clothes, head, lights, neck } from "./head.ts";
import type { Look } from "./look.ts";

/** A headshot as SVG, 400 by 500, with studio lighting; drawn, and no real person's likeness. */
export function portraitSvg(look: Look): string {
  const { behind, front } = hairOf(look);
  const turn = `rotate(${look.tilt} 200 380) translate(200 284) scale(1.2) translate(-200 -268)`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="400" height="500">
${lights(look)}<rect width="400" height="500" fill="url(#b)"/><g transform="${turn}">${behind}${neck(look)}</g><g transform="translate(0 6)">${clothes(look)}</g>
<g transform="${turn}">${head(look)}${features(look)}${front}</g></svg>`;
}
