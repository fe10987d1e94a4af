import { playAll } from "./play.ts";
import { producer } from "./producer.ts";
import { submissions } from "./submissions.ts";

playAll([...producer, ...submissions]);
