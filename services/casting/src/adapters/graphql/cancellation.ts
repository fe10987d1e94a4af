import type {
  CancellationDueResolvers,
  CancellationStepResolvers,
  CancellationTermsResolvers,
  CancelledDayResolvers,
} from "#gen/graphql.ts";
import { feeOf } from "#domain/request.ts";

const cancellationTermsResolvers: CancellationTermsResolvers = {
  Agreement: ({ agreement }) => agreement,
  Name: ({ name }) => name,
  Source: ({ source }) => source,
  Since: ({ since }) => since,
  Per: ({ per }) => per,
  MayCancel: ({ mayCancel }) => mayCancel,
  Steps: ({ steps }) => [...steps],
  BeyondControlPercent: ({ beyondControlPercent }) => beyondControlPercent,
  Zone: ({ zone }) => zone,
  CallTime: ({ callTime }) => callTime,
  Text: ({ text }) => text,
};

const cancellationStepResolvers: CancellationStepResolvers = {
  From: ({ from }) => from,
  Count: ({ count }) => count,
  Time: ({ time }) => time,
  Percent: ({ percent }) => percent,
  MinDays: ({ minDays }) => minDays,
  MaxDays: ({ maxDays }) => maxDays,
};

const cancellationDueResolvers: CancellationDueResolvers = {
  Days: ({ days }) => [...days],
  Amount: ({ cents }) => feeOf(cents),
  Currency: ({ currency }) => currency,
  BeyondControl: ({ beyondControl }) => beyondControl,
};

const cancelledDayResolvers: CancelledDayResolvers = {
  Date: ({ day }) => day,
  Percent: ({ percent }) => percent,
};

/** The terms on which a booking can be cancelled, and what they say is due. */
export const cancellationResolvers = {
  CancellationTerms: cancellationTermsResolvers,
  CancellationStep: cancellationStepResolvers,
  CancellationDue: cancellationDueResolvers,
  CancelledDay: cancelledDayResolvers,
};
