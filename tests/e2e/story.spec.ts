import { setUpStory } from "./steps/set-up-story.ts";

setUpStory();
