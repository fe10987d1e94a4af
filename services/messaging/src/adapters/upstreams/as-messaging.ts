/** Messaging calls in its own name: who may write to whom is decided here. */
export const AS_MESSAGING = { asSystem: true } as const;
