/**
 * Measures submissions per second at casting, with and without another read of the position and the project at their
 * owner for each: `npm run benchmark submit [people] [rounds]`. Rounds of both kinds alternate in one run.
 */
import { cpus, loadavg } from "node:os";
import pg from "pg";
import { member } from "@callboard/testkit/as-actor.ts";
import { createPeople, openWorld } from "../../services/casting/test/casting-world.ts";
import { callsOf } from "../../services/casting/test/submission-calls.ts";

const PEOPLE = Number(process.argv[2] ?? 60);
const ROUNDS = Number(process.argv[3] ?? 7);
/** Roles that each person submits to; below the limit of a minute. */
const POSITIONS = 8;
/** People who submit at the same time, as to a project that has just been posted. */
const AT_ONCE = 16;
/** Forgets at each write that the owner was read, so that every submission reads it again. */
const FORGET = `
  create or replace function forget() returns trigger language plpgsql as 'begin new.read_at = null; return new; end';
  create or replace trigger forget before insert or update on position for each row execute function forget();
  create or replace trigger forget before insert or update on project for each row execute function forget();
  update position set version = version; update project set version = version`;
const REMEMBER = "drop trigger if exists forget on position; drop trigger if exists forget on project";

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

print(`${cpus().length} × ${cpus()[0]?.model.trim()}, load before ${loadavg()[0]?.toFixed(1)}\n`);
const world = await openWorld();
const database = new pg.Client(world.databaseUrl);
await database.connect();
try {
  const calls = callsOf(world);
  const projectId = world.others.project(createPeople().companyA);
  const positions = Array.from({ length: POSITIONS }, () => world.others.position(projectId));
  const newPerson = () => {
    const person = member({ roles: ["Talent"] });
    world.others.members.set(person.userId, {
      id: person.userId,
      firstName: "Ada",
      lastName: "Lee",
      version: 1n,
    });
    return person;
  };
  const round = async (): Promise<number> => {
    const people = Array.from({ length: PEOPLE }, newPerson);
    const began = performance.now();
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let person = people.pop(); person; person = people.pop())
          for (const positionId of positions) await calls.send(positionId, person);
      }),
    );
    return (PEOPLE * POSITIONS * 1000) / (performance.now() - began);
  };
  await round();
  const rates = { with: [] as number[], without: [] as number[] };
  for (let done = 0; done < ROUNDS; done += 1)
    for (const kind of ["with", "without"] as const) {
      await database.query(kind === "with" ? FORGET : REMEMBER);
      rates[kind].push(await round());
    }
  print("| another read of the position | submissions a second, median | each round |\n|---|---|---|");
  for (const [kind, values] of Object.entries(rates))
    print(`| ${kind} | ${middle(values).toFixed(0)} | ${values.map((rate) => rate.toFixed(0)).join(", ")} |`);
  print(`\nratio of the medians: ${(middle(rates.without) / middle(rates.with)).toFixed(2)}`);
} finally {
  await database.end();
  await world.close();
}
print(`load after ${loadavg()[0]?.toFixed(1)}`);
