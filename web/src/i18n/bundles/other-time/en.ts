export const texts = {
  title: "Ask for another time?",
  times: "Other audition times",
  timesHelp: "In your own time. Casting decides whether one of them still has room.",
  choose: "Choose any that work",
  timesWork: "These times would work: {{times}}.",
  when: "When instead",
  whenHelp: "Such as: Tuesday after 2 PM.",
  ask: "Ask for another time",
  keep: "Keep this time",
  asked: "Casting has been asked for another time.",
} as const;
