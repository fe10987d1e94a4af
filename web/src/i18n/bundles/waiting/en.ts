export const texts = {
  title: "Waiting for you",
  lead: "People who are waiting to hear from your company.",
  DecideRequest: "Free on your dates: decide",
  ChangeRequested: "Asking for another time",
  EndedRequest: "Requests that expired in the last 7 days",
  decideBy: "Decide by {{when}}",
  wants: "Instead of {{when}}",
  endedAt: "Expired {{when}}",
  open: "Open",
  schedule: "Schedule",
  first: "The first {{shown}} of {{total}}",
  none: "Nobody is waiting for you",
  noneText:
    "People who are free on your dates, who ask for another time, or whose request expired appear here.",
} as const;
