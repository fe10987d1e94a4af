/** `npm run help`: every command in one line. */
import { COMMANDS, type Command } from "./commands.ts";
import { readCommand } from "./read-command.ts";

const TITLES: Readonly<Record<Command["group"], string>> = {
  run: "Run",
  keep: "Look after a running product",
  test: "Test",
  measure: "Measure",
  build: "Check and build",
  write: "Write",
};

readCommand("help");
for (const [group, title] of Object.entries(TITLES)) {
  console.log(`\n${title}`);
  for (const [name, command] of Object.entries(COMMANDS))
    if (command.group === group) console.log(`  ${name.padEnd(16)}${command.summary}`);
}
console.log("\nnpm run NAME -- --help says what a command takes.");
