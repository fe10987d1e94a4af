/** Why nothing is backed up or restored, in one sentence that says what to do. */
export class BackupRefused extends Error {}
