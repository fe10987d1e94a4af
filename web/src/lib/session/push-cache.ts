/** A cache of the browser that exists while the member who turned notifications on is signed in: signing out deletes it. */
export const PUSH_CACHE = "callboard.push";
