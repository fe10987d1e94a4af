/** Why an engine cannot be fetched or started, in one sentence that says what to do. */
export class EngineRefused extends Error {}
