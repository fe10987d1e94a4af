/** Generated from the words of terms in the catalog. */
export const TERM_WORDS = {
  "labels": {
    "days": "Days",
    "fee": "Fee",
    "text": "Use and terms",
    "cancellation": "If it is canceled",
    "mayCancel": "May be canceled by",
    "source": "Source of these terms"
  },
  "units": {
    "Hourly": "per hour",
    "Half Day": "per half day",
    "Daily": "per day",
    "Weekly": "per week",
    "Monthly": "per month",
    "Per Episode": "per episode",
    "Per Performance": "per performance",
    "Flat": "in total",
    "Deferred": "deferred",
    "Unpaid": "unpaid"
  },
  "feeByUnit": "{fee} {unit}",
  "noneRecorded": "No terms recorded",
  "notStated": "Not stated",
  "company": "The company",
  "eitherSide": "Either side",
  "step": "{when}: {percent} of the fee.",
  "fromBooking": "From the booking on",
  "hoursBefore": "Less than {hours} before the work",
  "daysBefore": "From {time}, {days} before",
  "workingDaysBefore": "From {time}, {days} (working days) before",
  "ownLengthBefore": "Less than the length of the job before it",
  "upToDays": "Jobs of up to {days}.",
  "fromDays": "Jobs of {days} or more.",
  "beyondControl": "Weather or another cause beyond control: {percent} instead.",
  "eachDay": "Each day counts by itself.",
  "counted": "The work begins at {time}, {zone}.",
  "agreement": "{name}, as of {since}: {source}",
  "due": "By the terms {amount} is due.",
  "dueShare": "{percent} of the fee is due.",
  "nothingDue": "By the terms nothing is due.",
  "dueBeyondControl": "Counted as beyond control."
} as const;
