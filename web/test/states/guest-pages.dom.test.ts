import { describeLines } from "./describe-lines.ts";
import { guestLines } from "./lines/guest-lines.ts";

describeLines(guestLines);
