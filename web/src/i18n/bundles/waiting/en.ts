export const texts = {
  title: "Waiting for you",
  lead: "People who wait for your company's word.",
  DecideRequest: "Free on your dates: decide",
  ChangeRequested: "Asking for another time",
  EndedRequest: "Ended by themselves in the last 7 days",
  decideBy: "Decide by {{when}}",
  wants: "Instead of {{when}}",
  endedAt: "Ended {{when}}",
  open: "Open",
  schedule: "Schedule",
  first: "The first {{shown}} of {{total}}",
  none: "Nobody waits for you",
  noneText:
    "Here is who is free on your dates, who asks for another time, and whose request ended by itself.",
} as const;
