import { MORE_PRODUCTIONS } from "./more-productions.ts";
import { story, type Story } from "./story.ts";

/** Sixty productions with distinct titles. */
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
  ...MORE_PRODUCTIONS,
];
