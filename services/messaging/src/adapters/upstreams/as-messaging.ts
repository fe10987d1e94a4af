/** Messaging calls as itself; messaging decides who may write to whom. */
export const AS_MESSAGING = { asSystem: true } as const;
