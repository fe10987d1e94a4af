import type { ProjectKeys, Row } from "../objects.ts";
import { bare } from "../people.ts";
import type { World } from "../world.ts";

/** T1's submission to a position of company A, created for one cell. */
export interface FreshSubmission {
  readonly PK: string;
  readonly SK: string;
  readonly UserId: string;
  readonly row: Row;
}

/** Provides submissions and slots of one approved public project; positions are opened ten at a time. */
export class Casting {
  readonly #world: World;
  #project: ProjectKeys | null = null;
  readonly #positions: string[] = [];
  readonly #slots: string[] = [];

  constructor(world: World) {
    this.#world = world;
  }

  async #projectKey(): Promise<string> {
    // Without filming days: one performer is booked for many of its roles, which must not clash.
    const location = { FilmingDates: [] };
    this.#project ??= await this.#world.workshop.project(
      "Approved",
      { Name: "Stock" },
      "producerOwner",
      location,
    );
    return this.#project.PK;
  }

  /** A position without submissions. */
  async position(): Promise<ProjectKeys> {
    const PK = await this.#projectKey();
    if (this.#positions.length === 0) this.#positions.push(...(await this.#world.workshop.positions(PK, 10)));
    return { PK, SK: this.#positions.pop() ?? "" };
  }

  /** An untaken slot for one person. */
  async slot(): Promise<string> {
    const PK = await this.#projectKey();
    if (this.#slots.length === 0) this.#slots.push(...(await this.#world.workshop.slots(PK, 80)));
    return this.#slots.pop() ?? "";
  }

  /** In state Submitted. */
  async submission(): Promise<FreshSubmission> {
    const position = await this.position();
    const SK = await this.#world.workshop.submission(position);
    const UserId = this.#world.people.of.talentSelf.key;
    const [found] = await this.#world.databases.query<{ id: string }>(
      "casting",
      "select id from submission where position_id = $1 and user_id = $2",
      [bare(position.SK), bare(UserId)],
    );
    const row = { service: "casting", table: "submission", column: "id", id: found?.id ?? "" };
    return { PK: position.PK, SK, UserId, row };
  }

  /** In state AuditionRequested, with the offered slot. */
  async invited(): Promise<FreshSubmission & { readonly slot: string }> {
    const submission = await this.submission();
    const slot = await this.slot();
    await this.#world.workshop.invite(submission.PK, submission.SK, slot);
    return { ...submission, slot };
  }
}
