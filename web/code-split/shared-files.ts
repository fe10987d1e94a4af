/** A module: its static imports and its size. */
export interface Module {
  readonly imports: readonly string[];
  /** Roughly what it adds to a file as transferred, in bytes. */
  readonly size: number;
}

export interface Split {
  readonly modules: ReadonlyMap<string, Module>;
  /** Modules that are loaded on demand, such as pages and dialogs, with the weight of their speed. */
  readonly users: ReadonlyMap<string, number>;
  /** Whether a module may share a file with others. */
  readonly isShared: (id: string) => boolean;
  /** One more file to wait for is as bad as this many more bytes. */
  readonly fileCosts: number;
}

/** Modules that share a file. */
interface Part {
  readonly modules: readonly string[];
  readonly size: number;
  /** Who fetches it: users of its modules, and users of what depends on them. */
  readonly users: Set<string>;
  /** The parts that its modules import statically. */
  readonly needs: Set<Part>;
}

/** The modules that some modules import statically, directly or not, including themselves. */
export function needsOf(modules: Split["modules"], roots: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...roots];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    waiting.push(...(modules.get(next)?.imports ?? []));
  }
  return found;
}

/** Who needs each module that may be shared and that more than one user needs. */
function usersOf({ modules, users, isShared }: Split): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const user of users.keys()) {
    for (const id of needsOf(modules, [user])) {
      if (!users.has(id) && isShared(id)) found.set(id, (found.get(id) ?? new Set()).add(user));
    }
  }
  return new Map([...found].filter(([, of]) => of.size > 1));
}

/** Modules needed by exactly the same users always share a part. */
function partsOf(split: Split): Part[] {
  const { modules } = split;
  const alike = Map.groupBy(usersOf(split), ([, users]) => [...users].join("\n"));
  const parts = [...alike.values()].map((found) => ({
    modules: found.map(([id]) => id),
    size: found.reduce((sum, [id]) => sum + (modules.get(id)?.size ?? 0), 0),
    users: new Set(found[0]?.[1]),
    needs: new Set<Part>(),
  }));
  const partOf = new Map(parts.flatMap((part) => part.modules.map((id) => [id, part] as const)));
  for (const part of parts) {
    const imports = part.modules.flatMap((id) => modules.get(id)?.imports ?? []);
    for (const needed of imports.map((id) => partOf.get(id))) {
      if (needed !== undefined && needed !== part) part.needs.add(needed);
    }
  }
  return parts;
}

/** Everything that is fetched with some parts. */
function loadedWith(parts: Iterable<Part>): ReadonlySet<Part> {
  const found = new Set(parts);
  for (const part of found) for (const needed of part.needs) found.add(needed);
  return found;
}

/** What merging two parts saves, in bytes: one file for each user of both, minus what others would fetch in vain. */
function gainOf(one: Part, other: Part, { users, fileCosts }: Split): number {
  const inVain = (part: Part, added: Part): number => {
    const others = [...loadedWith(added.needs)].filter((more) => more !== part);
    let bytes = 0;
    for (const user of part.users) {
      if (added.users.has(user)) continue;
      const more = others.filter((needed) => !needed.users.has(user));
      const extra = more.reduce((sum, { size }) => sum + size + fileCosts, added.size);
      bytes += extra * (users.get(user) ?? 0);
    }
    return bytes;
  };
  const both = [...one.users].filter((user) => other.users.has(user));
  const saved = both.reduce((sum, user) => sum + (users.get(user) ?? 0) * fileCosts, 0);
  return saved === 0 ? 0 : saved - inVain(one, other) - inVain(other, one);
}

/** Merges two parts; whoever fetches the result also fetches its dependencies. */
function join(one: Part, other: Part, rest: readonly Part[]): Part {
  const whole: Part = {
    modules: [...one.modules, ...other.modules],
    size: one.size + other.size,
    users: new Set([...one.users, ...other.users]),
    needs: new Set([...one.needs, ...other.needs]),
  };
  for (const gone of [one, other]) {
    whole.needs.delete(gone);
    for (const part of rest) if (part.needs.delete(gone)) part.needs.add(whole);
  }
  for (const { users } of loadedWith(whole.needs)) for (const user of whole.users) users.add(user);
  return whole;
}

interface Pair {
  readonly one: Part;
  readonly other: Part;
  readonly gain: number;
}

/**
 * Distributes shared modules over files so that each user waits for few files and fetches little in vain: parts are
 * merged as long as that saves something, the pair that saves most first. If one part depends on a second and that on
 * a third, merging the first with the second saves more than with the third, so no two files depend on each other.
 * Returns the modules of each file.
 */
export function sharedFiles(split: Split): ReadonlyArray<readonly string[]> {
  let parts = partsOf(split);
  const pairsOf = (one: Part, others: readonly Part[]): Pair[] =>
    others.map((other) => ({ one, other, gain: gainOf(one, other, split) })).filter(({ gain }) => gain > 0);
  let pairs = parts.flatMap((one, at) => pairsOf(one, parts.slice(at + 1)));
  while (pairs.length > 0) {
    const best = pairs.reduce((found, pair) => (pair.gain > found.gain ? pair : found));
    const { one, other } = best;
    pairs = pairs.filter((pair) => pair !== best);
    // Earlier merges may have changed who fetches these.
    const [now] = pairsOf(one, [other]);
    if (now === undefined || now.gain < best.gain) {
      if (now) pairs.push(now);
      continue;
    }
    const gone = new Set([one, other]);
    parts = parts.filter((part) => !gone.has(part));
    const whole = join(one, other, parts);
    pairs = pairs.filter((pair) => !gone.has(pair.one) && !gone.has(pair.other));
    pairs.push(...pairsOf(whole, parts));
    parts.push(whole);
  }
  return parts.map(({ modules }) => modules);
}
