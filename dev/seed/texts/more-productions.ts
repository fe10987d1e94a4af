import { story, type Story } from "./story.ts";

/** The market's productions after the first twenty. */
export const MORE_PRODUCTIONS: readonly Story[] = [
  story(
    "Nine Miles of Wire",
    "Featured Film",
    "A lineman and a schoolteacher reconnect a valley that would rather stay quiet.",
  ),
  story(
    "The Lemon Season",
    "Featured Film",
    "A summer in Sicily turns three cousins into partners, rivals and finally friends.",
  ),
  story(
    "Open All Night",
    "TV Pilot",
    "The staff of an airport hotel solve everyone's problems but their own.",
  ),
  story("Ferrymen", "TV", "Two rival boat crews share one harbor, one priest and one terrible secret."),
  story("Tin Roof Radio", "Radio", "A village station plays requests for people who moved away."),
  story(
    "Winter Coats",
    "Commercial",
    "Four strangers at a bus stop, one very cold morning, one very good coat.",
  ),
  story(
    "The Map Room",
    "Immersive Theatre",
    "Guests steer an expedition through six rooms, and not everyone comes back.",
  ),
  story(
    "Quartet for the End of June",
    "Theatre",
    "Retired musicians rehearse a concert that none of them has told their families about.",
  ),
  story("Little Engines", "Animation", "A garage full of toys keeps the night express running."),
  story(
    "The Beekeeper's Daughter",
    "Micro Drama",
    "Sixty episodes of ninety seconds about honey, money and one impossible wedding.",
  ),
  story(
    "Common Ground",
    "Documentary",
    "Reenactments for a film about the gardeners of an abandoned airfield.",
  ),
  story("Sunday Best", "Photo Shoot", "Three generations in one living room for a family clothing label."),
  story(
    "Under the Marquee",
    "Musical",
    "A small cinema fights closure with the only weapon it has: its ushers can sing.",
  ),
  story(
    "Falcon Heights",
    "Soap Opera",
    "A hotel dynasty, a long-lost twin and a wine cellar nobody may enter.",
  ),
  story(
    "Half a Mile Down",
    "Mini Series",
    "Rescue divers argue about the price of going back one more time.",
  ),
  story("The Tuesday Club", "Sketch Comedy", "An improv troupe turns small complaints into grand opera."),
  story(
    "Bright Side Up",
    "Branded Content",
    "A bakery opens at four in the morning; we stay until the bread is gone.",
  ),
  story(
    "Cinder Road",
    "Video Game",
    "Performance capture for a quiet story about a courier in a burned country.",
  ),
  story(
    "A Chair for Ilse",
    "Staged Reading",
    "One evening, one family table and the letter that was never posted.",
  ),
  story("Paper Crowns", "TV Movie", "A foster mother organizes the loudest birthday in the county."),
  story(
    "North of Nowhere",
    "Docuseries",
    "Scripted scenes for a series about settlers who kept very good diaries.",
  ),
  story(
    "The Last Lamplighter",
    "Short Film",
    "He lights forty lamps each evening, until somebody begins to put them out.",
  ),
  story(
    "Echo Park Players",
    "Reality TV",
    "A community theater has six weeks, no budget and an enormous whale.",
  ),
  story("Ask Me Tomorrow", "Talk Show", "A host who only interviews people on their first day at work."),
  story(
    "Twelve Steps Up",
    "Dance Production",
    "A stairwell, eleven dancers and a piano that has to reach the fifth floor.",
  ),
  story("The Honest Thief", "Audiobook", "A pickpocket returns what he stole, one apology at a time."),
  story("Safe Crossing", "Public Service Announcement", "School guards around the world, in thirty seconds."),
  story("Velvet Static", "Music Video", "A roller rink, two rival crews and one broken disco ball."),
  story(
    "House of Cards and Cake",
    "Game Show",
    "Bakers bluff their way to the final against a live audience.",
  ),
  story(
    "The Cartographers",
    "Web Series",
    "Three surveyors find a street that is on no map, and everyone who lives there.",
  ),
  story("Saltwater", "Student Film", "A swimmer trains in secret for the race her father lost."),
  story("Fallen Apples", "Short Film", "Two neighbors, one tree, and a wall that gets higher every autumn."),
  story(
    "Midnight at the Automat",
    "Cabaret & Variety",
    "Songs and bad decisions between the coffee machine and the pie.",
  ),
  story(
    "Dear Grandson",
    "Podcast",
    "Recorded letters from a lighthouse, from a man who will not say that he is ill.",
  ),
  story("Fourth Down", "TV Pilot", "A losing football team hires a drama coach to teach them how to win."),
  story(
    "The Visitors' Book",
    "Featured Film",
    "A guesthouse owner recognizes a handwriting, and locks the front door.",
  ),
  story("Clean Sheet", "Commercial", "A goalkeeper, a washing machine and the muddiest final in the league."),
  story("Orchard Street", "Mini Series", "Five shops on one block through one long strike in 1911."),
  story("Second Language", "Short Film", "An evening class learns to say sorry in eleven ways."),
  story("The Weather Girl", "TV Movie", "She predicts a storm nobody believes in, and it has her name."),
];
