import { STATUS_ICONS } from "@callboard/catalog/booking-facts.ts";
import { BOOKING_STATUS, BOOKING_STATUSES } from "@callboard/catalog/booking-status.ts";
import pg from "pg";
import { openWorld, type World } from "../casting-world.ts";

let world: World;
let database: pg.Client;
beforeAll(async () => {
  world = await openWorld();
  database = new pg.Client(world.databaseUrl);
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await world.close();
});

test("the database takes the states that have a row, and no others", async () => {
  const { rows } = await database.query(
    `select pg_get_constraintdef(oid) as definition from pg_constraint
     where conrelid = 'submission'::regclass and contype = 'c' and conname like '%status_check'`,
  );
  const lists = rows.filter(({ definition }) => definition.includes("'Submitted'"));
  expect(lists).toHaveLength(1);
  const allowed = [...lists[0].definition.matchAll(/'(\w+)'::text/g)].map(([, status]) => status);
  expect(allowed.toSorted()).toEqual(BOOKING_STATUSES.toSorted());
});

test("each state has an icon of its own", () => {
  const icons = BOOKING_STATUSES.map((status) => BOOKING_STATUS[status].icon);
  expect(new Set(icons).size).toBe(icons.length);
  expect(STATUS_ICONS).toEqual(expect.arrayContaining(icons));
});

test("an open state with a step is never behind in it: talent only moves on until an end", () => {
  for (const status of BOOKING_STATUSES) {
    const { isOpen, step, talentStage } = BOOKING_STATUS[status];
    expect([status, isOpen || status === "Booked"]).toEqual([status, step !== null]);
    expect([status, talentStage === "Past"]).toEqual([status, step === null]);
  }
});
