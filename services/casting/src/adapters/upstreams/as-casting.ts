/** Casting calls in its own name: what the caller may see is decided here, by casting's rules. */
export const AS_CASTING = { asSystem: true } as const;
