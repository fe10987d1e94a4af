/** Names of the demo market's companies, productions and parts. */
export const COMPANY_NAMES = [
  "Marsh Lane Pictures",
  "Stonework Films",
  "Blue Harbor Casting",
  "Northlight Studio",
  "Second Balcony Theatre",
  "Papercut Productions",
  "Tall Grass Media",
  "Riverbend Stage Company",
  "Oak & Ember",
  "Signal Fire Films",
  "Copper Kettle Commercials",
  "The Understudy Collective",
  "Halfmoon Audio",
  "Kite Street Pictures",
  "Longshore Television",
  "Prairie House Films",
  "Velvet Rope Events",
  "Quiet Room Productions",
  "Lantern & Co.",
  "Westbound Stories",
] as const;

export const NOTES = [
  "I grew up in a town like this one and would love to read for it.",
  "Available on all of your dates. My reel has a scene in the same tone.",
  "I worked with your director on a student film two years ago.",
  "Happy to send a self-tape. I can learn the song by Friday.",
  "This part made me laugh out loud on the train. I would be glad to audition.",
  "Local hire, own car, flexible on dates.",
  "",
  "",
] as const;

export const MESSAGES = [
  "Thank you for your submission. Could you tell us whether you are free in the first week of filming?",
  "Yes, I am free all week, and the week after as well.",
  "Lovely. We will send the sides tomorrow.",
  "Is there parking near the audition room?",
  "Yes, behind the building. Ring the second bell.",
  "Thank you, see you there.",
  "Would you be comfortable reading in both languages?",
  "Of course. I will prepare both.",
] as const;
