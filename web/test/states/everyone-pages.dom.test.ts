import { describeLines } from "./describe-lines.ts";
import { everyoneLines } from "./lines/everyone-lines.ts";

describeLines(everyoneLines);
