/** The browser's database of changes that wait; signing out deletes it. */
export const WAITING_DATABASE = "callboard.waiting";

/** The browser's database of files whose upload has not ended; signing out deletes it. */
export const UPLOADS_DATABASE = "callboard.uploads";

/** The browser's database of answers that can be read offline; signing out deletes it. */
export const ANSWERS_DATABASE = "callboard.answers";
/** How the names of the worker's caches begin (`web/worker`): built files, and nothing of anybody's. */
export const SHELL_CACHES = "callboard.shell.";
