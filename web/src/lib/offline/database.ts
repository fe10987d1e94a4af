/** The browser database of changes that wait for the network; signing out deletes it. */
export const WAITING_DATABASE = "callboard.waiting";

/** The browser database of files with an unfinished upload; signing out deletes it. */
export const UPLOADS_DATABASE = "callboard.uploads";

/** The browser database of responses that can be read offline; signing out deletes it. */
export const RESPONSES_DATABASE = "callboard.answers";
/** Prefix of the worker's caches (`web/worker`), which hold built files and no personal data. */
export const SHELL_CACHES = "callboard.shell.";
