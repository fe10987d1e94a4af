import { cancellationAgreement } from "@callboard/catalog/terms/cancellation-terms.ts";
import { recordedTerms, termsOf, type ChosenCancellation } from "./recorded-terms.ts";

const HERE = { zone: "Europe/Istanbul", place: { zone: "Europe/Istanbul", country: "TR" } };
const NOTHING: ChosenCancellation = {
  agreement: null,
  steps: [],
  mayCancel: null,
  per: null,
  text: null,
  callTime: null,
  zone: null,
};

test("an agreement is copied with its source, so that a later row changes nothing", () => {
  const terms = recordedTerms({ ...NOTHING, agreement: "ACTRA_IPA", callTime: "08:00" }, HERE);
  const { id: agreement, ...rules } = cancellationAgreement("ACTRA_IPA") ?? { id: "" };
  expect(terms).toEqual({
    ...rules,
    agreement,
    zone: "Europe/Istanbul",
    country: "TR",
    callTime: "08:00",
    text: null,
  });
});

test("own steps and words have no source; a chosen zone replaces that of the project", () => {
  const steps = [{ from: "Hours", count: 24, time: null, percent: 50 }] as const;
  expect(recordedTerms({ ...NOTHING, steps, text: "Or by agreement.", zone: "UTC" }, HERE)).toMatchObject({
    agreement: null,
    source: null,
    per: "Booking",
    mayCancel: "Company",
    steps: [{ ...steps[0], minDays: null, maxDays: null }],
    zone: "UTC",
    text: "Or by agreement.",
  });
});

test("nothing chosen records nothing, also if a time of the call is", () => {
  expect(recordedTerms(NOTHING, HERE)).toBeNull();
  expect(recordedTerms({ ...NOTHING, callTime: "08:00" }, HERE)).toBeNull();
});

test("what is listed of a request has its fee in units of its currency", () => {
  const request = {
    kind: "Hold",
    dates: ["2099-01-01"],
    feeCents: 1_050,
    currency: "USD",
    feeUnit: "Flat",
    terms: null,
    cancellation: null,
  } as const;
  expect(termsOf(request)).toEqual({
    kind: "Hold",
    days: ["2099-01-01"],
    fee: 10.5,
    currency: "USD",
    unit: "Flat",
    text: null,
    cancellation: null,
  });
});
