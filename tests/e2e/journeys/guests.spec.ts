import { guests } from "./guests.ts";
import { playAll } from "./play.ts";

playAll(guests);
