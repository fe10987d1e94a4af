import { tellStory } from "./steps/tell-story.ts";

tellStory();
