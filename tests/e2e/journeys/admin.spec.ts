import { playAll } from "./play.ts";
import { admin } from "./admin.ts";

playAll(admin);
