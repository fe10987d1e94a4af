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

export interface Story {
  readonly name: string;
  readonly type: string;
  readonly overview: string;
}

const story = (name: string, type: string, overview: string): Story => ({ name, type, overview });

export const PRODUCTIONS: readonly Story[] = [
  story(
    "The Long Night",
    "Short Film",
    "Two sisters keep a closed diner open through a blizzard, and the whole town ends up at the counter.",
  ),
  story(
    "Salt and Iron",
    "Web Series",
    "A shipyard family has one winter to finish the last wooden ferry on the coast.",
  ),
  story(
    "A House by the Sea",
    "Short Film",
    "A retired lighthouse keeper teaches a boy to read the weather, and to say goodbye.",
  ),
  story(
    "Morning Paper",
    "Commercial",
    "A warm spot for a regional coffee roaster: real mornings, real kitchens, no jingles.",
  ),
  story(
    "Nine Lives of Ada Byrd",
    "Web Series",
    "A failed magician becomes the most trusted liar in a small legal office.",
  ),
  story(
    "Second Violin",
    "Student Film",
    "A conservatory student discovers that her rival has been protecting her for years.",
  ),
  story(
    "Harvest Moon",
    "Music Video",
    "One take through a county fair at dusk, with forty dancers and one runaway goat.",
  ),
  story("The Understudies", "Web Series", "A comedy about the people who know every line and never go on."),
  story(
    "Paper Boats",
    "Short Film",
    "Three brothers return to sell the house, and find out who has been living in it.",
  ),
  story("Night Shift", "Podcast", "A hospital radio host takes calls from people who cannot sleep."),
  story("Copper Sky", "Short Film", "A mining town votes on whether to turn the lights back on."),
  story("Closing Time", "Student Film", "The last evening of a dance hall, told by its cleaner."),
  story(
    "Run the River",
    "Commercial",
    "An outdoor brand follows a mixed team of amateur rowers for one season.",
  ),
  story("Letters to Nobody", "Short Film", "A postal worker answers the letters that cannot be delivered."),
  story(
    "The Interpreter",
    "Web Series",
    "In court, one word decides everything, and she is the only one who knows it.",
  ),
  story("Glasshouse", "Short Film", "A botanist hides a runaway in the university's winter garden."),
  story("Small Hours", "Podcast", "Two night-bus drivers trade stories over the radio."),
  story(
    "The Good Neighbor",
    "Commercial",
    "Neighbors build a ramp in one afternoon: a spot for a hardware store.",
  ),
  story("Borrowed Light", "Student Film", "A projectionist falls for a voice on an old reel."),
  story(
    "Signal Lost",
    "Web Series",
    "Four ham radio hobbyists hear a distress call from a ship that sank in 1962.",
  ),
];

export interface Part {
  readonly name: string;
  readonly description: string;
  readonly skill: string;
}

const part = (name: string, description: string, skill: string): Part => ({ name, description, skill });

export const PARTS: readonly Part[] = [
  part(
    "Ruth",
    "The older sister. Dry, quick, holds everything together and resents it. Carries most of the dialogue.",
    "Comedian",
  ),
  part(
    "Sam",
    "Drives the night bus. Says little, means all of it. Comfortable with silence on camera.",
    "Driver",
  ),
  part(
    "Detective Hale",
    "Patient, precise, a little too fond of being right. Some light stunt work.",
    "Boxing",
  ),
  part(
    "Marisol",
    "Runs the shop next door. Warm, funny, speaks with her hands. Some lines in Spanish.",
    "Dancer",
  ),
  part(
    "The Conductor",
    "Commands the room without raising her voice. Must be at ease with musicians.",
    "Guitar",
  ),
  part("Young Tom", "The dreamer of the family. Climbs, runs, falls. Physical and quick.", "Gymnastics"),
  part("Dr. Anand", "A surgeon who jokes when it gets serious. Medical vocabulary, long takes.", "Actor"),
  part("Bartender", "Knows everyone's business. One scene, and it is the one people quote.", "Bartending"),
  part(
    "Narrator",
    "A voice to fall asleep to and wake up for. Recorded in studio, two days.",
    "Audiobook Narrator",
  ),
  part("Grandmother", "Sees more than she says. Two scenes, both at the heart of the story.", "Actor"),
  part("The Rival", "Charming until the second act. Dance or stage combat welcome.", "Fencing"),
  part(
    "Festival Crowd",
    "Featured faces for one long evening. Bring layers, patience and comfortable shoes.",
    "Background Actor",
  ),
  part("Host", "Leads us through the evening. Bright, unscripted, generous with others.", "Event Host"),
  part("Ada", "A liar with rules. Sleight of hand is a plus, timing is everything.", "Comedian"),
];

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
