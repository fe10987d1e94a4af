type Plural = "zero" | "one" | "two" | "few" | "many" | "other";

/** The base of plural keys: `rolesOpen_one` and `rolesOpen_other` have the base `rolesOpen`. */
type Counted<Key> = Key extends `${infer Base}_other` ? Base : never;

/** The keys of which a language has forms of its own. */
type PluralKey<English> = `${Counted<keyof English>}_${Plural}`;

/** The type of a bundle: the keys of English with other words, and each plural key in all forms of the language. */
export type Translated<English, Form extends Plural = "one" | "other"> = {
  readonly [Key in Exclude<keyof English, PluralKey<English>>]: English[Key] extends string
    ? string
    : Translated<English[Key], Form>;
} & { readonly [Key in `${Counted<keyof English>}_${Form}`]: string };

/** The type of an Arabic bundle, which has all six plural forms. */
export type Arabic<English> = Translated<English, Plural>;
