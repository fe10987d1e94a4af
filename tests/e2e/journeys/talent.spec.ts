import { playAll } from "./play.ts";
import { talent } from "./talent.ts";

playAll(talent);
