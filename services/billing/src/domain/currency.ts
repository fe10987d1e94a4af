/**
 * Decimals of an amount as the payment provider counts it, where it is not two. Not those of ISO 4217: ISK and UGX have
 * no smaller unit and are still counted in hundredths. Source: Stripe, "Supported currencies", zero-decimal currencies,
 * three-decimal currencies and special cases, read on 2026-11-30.
 */
const DECIMALS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    "BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF".split(" ").map((code) => [code, 0]),
  ),
  ...Object.fromEntries("BHD JOD KWD OMR TND".split(" ").map((code) => [code, 3])),
};

const TWO = 2;

/** Decimals of the provider's amounts in this currency, an ISO code in capitals. */
export const decimalsOf = (currency: string): number => DECIMALS[currency] ?? TWO;

/** Converts an amount as the provider counts it, such as cents, to whole units of the currency. */
export const amountOf = (minor: number, currency: string): number => minor / 10 ** decimalsOf(currency);
