/** Casting calls as itself; casting's own rules decide what the caller may see. */
export const AS_CASTING = { asSystem: true } as const;
