/** Why a backup or restore is not possible, in one sentence that says what to do. */
export class BackupRefused extends Error {}
