/** From here on there is room for the results and a project beside them. */
export const SPLITS = "(min-width: 1280px)";
