import { tellStory } from "./story.ts";

tellStory();
