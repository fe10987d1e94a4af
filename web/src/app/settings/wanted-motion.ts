const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether things may move on the screen; base.css stills what is not Ant Design's. */
export function motionWanted(): boolean {
  return !lessMotion.matches;
}

/** Calls back whenever `motionWanted` changes. */
export function onMotionWanted(listener: () => void): () => void {
  lessMotion.addEventListener("change", listener);
  return () => lessMotion.removeEventListener("change", listener);
}
