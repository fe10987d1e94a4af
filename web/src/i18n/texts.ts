type Plural = "zero" | "one" | "two" | "few" | "many" | "other";

/** The base of keys that are counted: `rolesOpen_one` and `rolesOpen_other` have the base `rolesOpen`. */
type Counted<Key> = Key extends `${infer Base}_other` ? Base : never;

/** The shape of a bundle in another language that counts as English does: the same keys, other words. */
export type Translated<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Translated<English[Key]>;
};

/** The shape in Arabic: the same keys, and all six plural forms of everything that is counted. */
export type Arabic<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Arabic<English[Key]>;
} & { readonly [Key in `${Counted<keyof English>}_${Plural}`]: string };
