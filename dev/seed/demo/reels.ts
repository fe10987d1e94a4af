import type { Chance } from "#dev/seed/chance.ts";
import type { Lives, Post } from "#dev/seed/lives.ts";
import type { Member } from "#dev/seed/people.ts";
import type { Change } from "#dev/seed/reel/reel.ts";
import type { Submission } from "#dev/seed/submissions.ts";

/** Number of faces with a reel. */
const FACES = 12;
const CHANGES: readonly [Change, Change, Change] = [
  { garment: "turtleneck", cloth: "#1e4655", backdrop: "#6d5a4e", light: 1 },
  { garment: "shirt", cloth: "#7d8793", backdrop: "#39454f", light: -1 },
  { garment: "tee", cloth: "#6f2f30", backdrop: "#a7a9ad", light: 1 },
];

/** A person's reel file; people with the same face share a drawing but never a file. */
interface Reel {
  readonly id: string;
  readonly owner: Member;
  readonly fileName: string;
  /** Name of the drawn object. */
  readonly object: string;
}

/** An object to draw: its face, and the clothes in each scene. */
interface ReelDrawing {
  readonly object: string;
  readonly place: number;
  readonly scenes: readonly [Partial<Change>, Change];
}

export interface Reels {
  readonly drawings: readonly ReelDrawing[];
  /** By member, with the one that goes with submissions first. */
  readonly files: ReadonlyMap<string, readonly Reel[]>;
  readonly posts: readonly Post[];
}

interface Given {
  readonly members: readonly Member[];
  readonly submissions: readonly Submission[];
  /** The demo company. */
  readonly companyId: string;
}

/** A reel on the profile of every adult who has one of the chosen faces, and a second one for the demo talent. */
export function makeReels(chance: Chance, drawnAt: Date, given: Given): Reels {
  const talent = given.members.find(({ demo, role }) => demo && role === "Talent");
  if (!talent || talent.portrait === null) throw new Error("The market has no demo talent with a face.");
  const places = facesToPlay(talent.portrait, given);
  const drawings = places.map((place, index): ReelDrawing => ({
    object: chance.id(drawnAt),
    place,
    scenes: [{}, CHANGES[index % CHANGES.length] ?? CHANGES[0]],
  }));
  const second: ReelDrawing = {
    object: chance.id(drawnAt),
    place: talent.portrait,
    scenes: [CHANGES[2], CHANGES[1]],
  };
  const objects = new Map(drawings.map(({ place, object }) => [place, object]));
  const files = new Map<string, readonly Reel[]>();
  for (const owner of given.members) {
    const object = owner.portrait === null || owner.minor ? undefined : objects.get(owner.portrait);
    if (object === undefined) continue;
    const shown = owner === talent ? [object, second.object] : [object];
    files.set(
      owner.id,
      shown.map((drawn, index) => ({
        id: chance.id(owner.createdAt),
        owner,
        fileName: `${owner.firstName} ${owner.lastName} - ${index === 0 ? "Reel" : "Stage"}.webm`,
        object: drawn,
      })),
    );
  }
  const posts = [...files.values()].map((reels) => postOf(chance, reels));
  return { drawings: [...drawings, second], files, posts };
}

/**
 * The demo talent's face, and those that cover most roles of the demo company, of people in a group. The role with
 * the fewest reels goes first.
 */
function facesToPlay(own: number, { submissions, companyId }: Given): readonly number[] {
  const played = submissions.filter(
    ({ project, group, talent }) =>
      project.company.id === companyId && project.status === "Approved" && group !== null && !talent.minor,
  );
  const walls = [...Map.groupBy(played, ({ position }) => position.id).values()].map((people) =>
    people.map(({ talent }) => talent.portrait).filter((place) => place !== null),
  );
  const chosen = new Set([own]);
  const wallsOf = (place: number): number => walls.filter((wall) => wall.includes(place)).length;
  const reelsOn = (wall: readonly number[]): number => wall.filter((place) => chosen.has(place)).length;
  while (chosen.size < FACES) {
    const [next] = walls
      .toSorted((one, other) => reelsOn(one) - reelsOn(other))
      .flatMap((wall) =>
        wall.filter((place) => !chosen.has(place)).toSorted((one, other) => wallsOf(other) - wallsOf(one)),
      );
    if (next === undefined) throw new Error("Too few faces are on the walls of the demo company.");
    chosen.add(next);
  }
  return [...chosen];
}

function postOf(chance: Chance, reels: readonly Reel[]): Post {
  const [first] = reels;
  if (!first) throw new Error("A post shows a reel.");
  const { id: userId, createdAt } = first.owner;
  return {
    id: chance.id(createdAt),
    userId,
    type: "Demo Reel",
    isPublic: true,
    description: "",
    fileIds: reels.map(({ id }) => id),
    views: 0,
    createdAt,
  };
}

/** A market with those, also on the profiles. */
export function withReels<M extends { readonly lives: Lives }>(
  market: M,
  reels: Reels,
): M & { readonly reels: Reels } {
  return { ...market, reels, lives: { ...market.lives, posts: [...market.lives.posts, ...reels.posts] } };
}
