/** Pay of a position as an event carries it; empty texts are not stated. */
interface PositionPay {
  /** Decimal, such as `400` or `19.5`. */
  readonly rate: string;
  readonly rateFrequency: string;
  readonly rate2: string;
  readonly rate2Frequency: string;
}

/** Pay before and after a change; empty if it did not change. */
export type PayChange =
  | { readonly formerPay: PositionPay; readonly pay: PositionPay }
  | { readonly formerPay?: undefined; readonly pay?: undefined };

interface Paid {
  readonly rate: number | null;
  readonly rateFrequency: string | null;
  readonly rate2: number | null;
  readonly rate2Frequency: string | null;
}

function payOf({ rate, rateFrequency, rate2, rate2Frequency }: Paid): PositionPay {
  const text = (amount: number | null) => (amount === null ? "" : String(amount));
  return {
    rate: text(rate),
    rateFrequency: rateFrequency ?? "",
    rate2: text(rate2),
    rate2Frequency: rate2Frequency ?? "",
  };
}

/** What a position paid and pays, if that changed. */
export function payChange(before: Paid, after: Paid): PayChange {
  const [formerPay, pay] = [payOf(before), payOf(after)];
  const isSame = Object.values(formerPay).join("\n") === Object.values(pay).join("\n");
  return isSame ? {} : { formerPay, pay };
}
