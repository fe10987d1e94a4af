type Plural = "zero" | "one" | "two" | "few" | "many" | "other";

/** The base of plural keys: `rolesOpen_one` and `rolesOpen_other` have the base `rolesOpen`. */
type Counted<Key> = Key extends `${infer Base}_other` ? Base : never;

/** The type of a bundle in a language with the plural forms of English: the same keys, other words. */
export type Translated<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Translated<English[Key]>;
};

/** The type of an Arabic bundle: the same keys, with all six plural forms of each plural key. */
export type Arabic<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Arabic<English[Key]>;
} & { readonly [Key in `${Counted<keyof English>}_${Plural}`]: string };
