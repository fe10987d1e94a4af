import { tellStory } from "./steps/story.ts";

tellStory();
