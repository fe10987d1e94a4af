/** Style sheets are empty in tests. */
export const style = {};
