import type { Chance } from "#dev/seed/chance.ts";
import type { Lives, Post } from "#dev/seed/lives.ts";
import { PORTRAITS, type Member } from "#dev/seed/people.ts";

/** One in so many faces has a reel. */
const EVERY = 27;

/** A reel as somebody's file; who shares a face shares what was drawn, never a file. */
export interface Reel {
  readonly id: string;
  readonly owner: Member;
  /** Name of the object that was drawn. */
  readonly object: string;
}

export interface Reels {
  /** Names of the objects to draw, by the place of the face. */
  readonly objects: ReadonlyMap<number, string>;
  /** By member. */
  readonly files: ReadonlyMap<string, Reel>;
  readonly posts: readonly Post[];
}

/** A reel for everybody of age who has one of some faces, the demo talent among them, shown on the profile. */
export function makeReels(chance: Chance, drawnAt: Date, members: readonly Member[]): Reels {
  const places = Array.from({ length: Math.ceil(PORTRAITS / EVERY) }, (_, index) => index * EVERY);
  const objects = new Map(places.map((place) => [place, chance.id(drawnAt)]));
  const reels = members.flatMap((owner) => {
    const object = owner.portrait === null || owner.minor ? undefined : objects.get(owner.portrait);
    return object === undefined ? [] : [{ id: chance.id(owner.createdAt), owner, object }];
  });
  return {
    objects,
    files: new Map(reels.map((reel) => [reel.owner.id, reel])),
    posts: reels.map(({ id, owner: { id: userId, createdAt } }) => ({
      id: chance.id(createdAt),
      userId,
      type: "Demo Reel",
      isPublic: true,
      description: "",
      fileIds: [id],
      views: 0,
      createdAt,
    })),
  };
}

/** A market with those, on the profiles too. */
export function withReels<M extends { readonly lives: Lives }>(
  market: M,
  reels: Reels,
): M & { readonly reels: Reels } {
  return { ...market, reels, lives: { ...market.lives, posts: [...market.lives.posts, ...reels.posts] } };
}
