/** The width from which a project fits beside the results. */
export const SPLITS = "(min-width: 1280px)";
