/** A part of a production. */
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
  part("Ines", "The best driver in the valley, and the worst liar. Fast dialogue at the wheel.", "Driver"),
  part(
    "Father Malone",
    "Hears confessions and forgets none of them. A comic role played straight.",
    "Storyteller",
  ),
  part("Odette", "Sings in the kitchen when she thinks nobody hears. Two songs, both short.", "Singer"),
  part(
    "The Surveyor",
    "Measures everything but his own temper. Long walks, heavy equipment.",
    "Rock Climbing",
  ),
  part("Captain Rowe", "Has crossed the bay nine thousand times. Calm under pressure, dry wit.", "Swimming"),
  part("Lena", "Fourteen seasons on the team and one last chance. Must look at home in goal.", "Soccer"),
  part(
    "Mr. Abernathy",
    "The neighbor with the hedge and the opinions. Deadpan, precise, kind in the end.",
    "Stand-Up Comedy",
  ),
  part("Priya", "Runs the night desk and knows which guests are lying. Quick, warm, tired.", "Improvisation"),
  part("The Twin", "Two people, one actor: the careful one and the careless one.", "Actor"),
  part("Nurse Okafor", "Ten hours into a double shift and still the funniest person in the room.", "Actor"),
  part(
    "Old Pavel",
    "Plays chess with anyone who sits down. Speaks in proverbs, most of them invented.",
    "Storyteller",
  ),
  part("Birdie", "Nineteen, stubborn, always on wheels. Skates in almost every scene.", "Roller Skating"),
  part("The Auctioneer", "Forty words in five seconds and a heart of glass.", "Announcer"),
  part("Celeste", "A dancer who stopped and will not say why. One long solo.", "Ballet"),
  part("Gus", "Fixes engines, avoids conversations. Working hands, good stillness.", "Motorcycle Riding"),
  part(
    "The Interviewer",
    "Asks the one question everybody avoids. Confident on live sets.",
    "Television Host",
  ),
  part("Yusuf", "Translates for his mother and leaves out the worst parts.", "Translator"),
  part("Queen of the Fair", "Wins every ribbon and trusts no one. Big comedy, bigger hat.", "Comedian"),
  part("The Tuner", "Blind, exact, wickedly observant. Plays a little piano on camera.", "Piano"),
  part("Corporal Webb", "Young, polite and far out of his depth. Some drill, some stunts.", "Stage Combat"),
  part("Mother Superior", "Runs a convent and a football pool. Timing matters more than age.", "Actor"),
  part("The Delivery Kid", "Crosses the city in every episode. Bicycle skills, cheeky charm.", "Cycling"),
  part(
    "Ms. Halloran",
    "Teaches drama to people who hate it. Loud, generous, unstoppable.",
    "Musical Theatre",
  ),
  part(
    "The Understudy",
    "Knows every line of everyone. Sings, panics, saves the evening.",
    "Musical Theatre",
  ),
  part("Dominic", "Sells cars, dreams of opera. One aria, honestly sung.", "Opera Singer"),
  part(
    "The Weather Voice",
    "Calm news about terrible storms. Voice only, one afternoon.",
    "Voice Over Artist",
  ),
  part(
    "Wren",
    "Signs faster than most people talk. For a Deaf or fluent signing performer.",
    "Sign Language",
  ),
  part("The Landlady", "Collects rent and secrets. Three scenes, each with a knock at the door.", "Actor"),
];
