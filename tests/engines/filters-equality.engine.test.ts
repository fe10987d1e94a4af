import { readFileSync } from "node:fs";
import { buildASTSchema, isInputObjectType, parse } from "graphql";
import { newId } from "@callboard/kit/ids.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { openDatabase } from "@callboard/kit/postgres/pool.ts";
import { PROJECT_INDEX } from "@callboard/projects/adapters/search/project-document.ts";
import { createProjectSearch, criteriaFilters } from "@callboard/projects/adapters/search/project-search.ts";
import { readCriteria as readProjectCriteria } from "@callboard/projects/app/search/search-criteria.ts";
import { openIndex, type OpenedIndex } from "@callboard/search/open-index.ts";
import type { IndexDefinition, SearchDocument } from "@callboard/search/search.ts";
import { TALENT_INDEX } from "@callboard/talent/adapters/search/talent-document.ts";
import { createTalentSearch } from "@callboard/talent/adapters/search/talent-search.ts";
import { readCriteria as readTalentCriteria } from "@callboard/talent/app/search-criteria.ts";
import { emptyDatabase } from "@callboard/testkit/database.ts";
import { engineAddress } from "@callboard/testkit/engine-address.ts";
import { expectOk } from "@callboard/testkit/expect-failure.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { projectCorpus } from "./project-corpus.ts";
import { talentCorpus } from "./talent-corpus.ts";

/** A value of each filter of advancedProjectSearch that matches some projects and not others. */
const PROJECT_CRITERIA: Readonly<Record<string, unknown>> = {
  Text: "harbour",
  ProjectType: ["Featured Film", "Commercial", "Short Film", "Podcast"],
  Union: "Union",
  Location: { Point: { lat: 31, lon: -97 }, RadiusMiles: 60 },
  Skills: ["Actor", "Aerialist"],
  PayRateMin: 900,
  FilmingFrom: "2026-04-01",
  FilmingTo: "2026-05-31",
  RoleType: ["Lead", "Host"],
  AgeRange: ["22-30"],
  Gender: "Female",
  PositionType: ["Crew"],
  PositionSubType: ["Gaffer", "Lead"],
  UnionType: ["SAG-AFTRA", "AEA"],
  HeightRange: ["average"],
  EyeColor: ["Green"],
  HairColor: ["Red", "Grey"],
  Languages: ["Arabic", "German"],
  FilmingType: ["Remote"],
  RateFrequency: ["Daily"],
  Nudity: false,
  AdultScenes: true,
  DueFrom: "2026-02-01",
  DueTo: "2026-02-28",
};
/** The same for filterUsers. */
const TALENT_CRITERIA: Readonly<Record<string, unknown>> = {
  Text: "fencing",
  UserRole: ["Talent", "Production"],
  HeightRange: ["average", "tall"],
  EyeColor: ["Green"],
  AgeRange: ["22-30"],
  Ethnicity: ["Latino"],
  Gender: ["Female"],
  PrimaryLanguage: ["Spanish", "Arabic"],
  CurrentHairColor: ["Red"],
  Skills: ["Actor"],
  Unions: ["AEA"],
  TravelPreference: ["USA"],
  Languages: ["Spanish", "Arabic"],
  NaturalHairColor: ["Red", "Grey"],
  LocationState: ["IL", "TX"],
  LocationCountry: ["BR", "TR"],
  LocationCity: "São Paulo",
  Represented: true,
  HasMedia: ["Headshot"],
  AvailableFrom: "2026-12-30",
  Roster: true,
};
/** Paging and scope, which are not filters of the engine. */
const NOT_FILTERS = ["Page", "PageSize", "After", "SortOrder", "Mine"];
/** The second half of a filter, which has no effect alone. */
const WITH_ANOTHER = ["AvailableTo"];
const AGENT = "01949f3c-a1a1-7acc-835f-0c7afeaacf40";

const log = createLog("test", "warn");
const closing: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

/** The same index in both engines, with the same documents. */
async function openBoth(
  definition: IndexDefinition,
  documents: readonly SearchDocument[],
): Promise<readonly [OpenedIndex, OpenedIndex]> {
  const database = await emptyDatabase();
  const { db, close } = openDatabase<unknown>({ url: database.url, name: "test", log });
  const { url, user = "", password = "" } = engineAddress("opensearch");
  const address = new URL(url);
  address.username = user;
  address.password = password;
  const own = { ...definition, name: `${definition.name}${newId().replaceAll("-", "")}` };
  const embedded = await openIndex({ db, log }, own, undefined);
  const real = await openIndex({ db, log }, own, address.href);
  closing.push(real.close, embedded.close, close, () => database.drop());
  await Promise.all([embedded.index.write(documents), real.index.write(documents)]);
  // Two batches are written at once, of which the one with the newest document may be there first.
  const total = async ({ index }: OpenedIndex) =>
    (await index.search({ size: 1, withTotal: true })).total?.total;
  const all = await total(embedded);
  await waitFor("all can be found", async () => (await total(real)) === all, 120_000);
  return [embedded, real];
}

/** The filters in a criteria input of a service. */
function filtersOf(service: string, input: string): readonly string[] {
  const text = readFileSync(new URL(`../../services/${service}/schema.graphql`, import.meta.url), "utf8");
  const type = buildASTSchema(parse(text), {
    assumeValidSDL: true,
  }).getType(input);
  if (!isInputObjectType(type)) throw new Error(`There is no ${input}.`);
  return Object.keys(type.getFields()).filter((name) => !NOT_FILTERS.includes(name));
}

describe("projects", () => {
  const COUNT = 2_000;
  let engines: readonly [OpenedIndex, OpenedIndex];
  beforeAll(async () => {
    engines = await openBoth(PROJECT_INDEX, projectCorpus(COUNT));
  });

  const read = (sent: object) => expectOk(readProjectCriteria({ PageSize: 50, ...sent }, true));
  const find = (opened: OpenedIndex, sent: object) => {
    const { mine: _, ...query } = read(sent);
    return createProjectSearch(opened).find({ ...query, scope: { kind: "public" }, withFacets: true });
  };

  test("each filter of the advanced search is tried", () => {
    expect(Object.keys(PROJECT_CRITERIA).toSorted()).toEqual(
      [...filtersOf("projects", "AdvancedProjectSearchCriteria")].toSorted(),
    );
  });

  test.each(Object.entries(PROJECT_CRITERIA))(
    "%s finds the same in the same order, counted alike",
    async (name, value) => {
      for (const SortOrder of ["Newest", "Oldest", "Deadline", "Pay"]) {
        const sent = { [name]: value, SortOrder };
        const [embedded, real] = [await find(engines[0], sent), await find(engines[1], sent)];
        expect([SortOrder, real]).toEqual([SortOrder, embedded]);
        expect(embedded.items.length).toBeGreaterThan(0);
        expect(embedded.counted?.total).toBeLessThan(COUNT * 0.85);
        if (embedded.next === null) continue;
        const After = embedded.next;
        expect(await find(engines[1], { ...sent, After })).toEqual(
          await find(engines[0], { ...sent, After }),
        );
      }
    },
  );

  test("two filters at once, of each and the next", async () => {
    const entries = Object.entries(PROJECT_CRITERIA);
    for (const [place, [name, value]] of entries.entries()) {
      const [other = "", more] = entries[(place + 1) % entries.length] ?? [];
      const sent = { [name]: value, [other]: more };
      expect([name, await find(engines[1], sent)]).toEqual([name, await find(engines[0], sent)]);
    }
  });

  test("saved searches of each filter wait for the same projects", async () => {
    const searches = Object.entries(PROJECT_CRITERIA).map(([name, value]) => {
      const { text, ...criteria } = read({ [name]: value });
      const filters = criteriaFilters({ text, ...criteria }).filter((filter) => filter.kind !== "either");
      return { id: newId(), version: 1, ...(text === null ? {} : { text }), filters };
    });
    for (const { savedQueries } of engines) await savedQueries.write(searches);
    const page = { after: null, size: 100 };
    const everything = projectCorpus(60);
    // The real engine shows writes after its next refresh.
    await waitFor("the saved searches are known", async () => {
      const [embedded = [], real = []] = await Promise.all(
        engines.map(async ({ savedQueries }) =>
          (await Promise.all(everything.map((one) => savedQueries.match(one, page)))).flat(),
        ),
      );
      return real.length >= embedded.length;
    });
    const matched = new Set<string>();
    for (const document of everything) {
      const [embedded, real] = await Promise.all(
        engines.map(({ savedQueries }) => savedQueries.match(document, page)),
      );
      expect(real).toEqual(embedded);
      for (const id of embedded ?? []) matched.add(id);
    }
    expect(matched.size).toBeGreaterThan(searches.length * 0.9);
  });

  test.each(["pap", "long night", "isik", "Işık", "senales", "harbor", "room 3", "zzz"])(
    "%s suggests the same",
    async (text) => {
      const [embedded, real] = engines.map((opened) => createProjectSearch(opened));
      expect(await real?.suggest(text, { kind: "public" })).toEqual(
        await embedded?.suggest(text, { kind: "public" }),
      );
    },
  );
});

/** Cycles through the values by index in the corpus. */
function inTurn(place: number, ...values: readonly (readonly string[])[]): readonly string[] {
  return values[place % values.length] ?? [];
}

/** Adds fields that only this test filters by. */
function withMore(document: SearchDocument, place: number): SearchDocument {
  const ethnicity = inTurn(place, ["Latino"], ["Asian"], []);
  const isClient = place % 40 === 0;
  const more = {
    ethnicity: place % 2 === 0 ? ethnicity : [],
    anyEthnicity: ethnicity,
    travelPreference: inTurn(place, ["USA"], ["Local"], ["International"], []),
    agent: isClient ? [AGENT] : [],
    // The last has none, as a document of the version before.
    role: inTurn(place, ["Talent"], ["Agent"], ["Production", "Talent"], ["Admin"], []),
    represented: [isClient ? "yes" : "no"],
    languages: inTurn(place, ["Arabic"], ["English", "Spanish"], ["English"], []),
    naturalHairColor: inTurn(place, ["Red"], ["Brown"], []),
    locationState: inTurn(place, ["IL"], ["CA"], []),
    locationCity: inTurn(place, ["saopaulo"], ["chicago"], []),
    locationCountry: inTurn(place, ["BR"], ["US"], []),
    media: inTurn(place, ["Headshot", "Demo Reel"], ["Demo Reel"], []),
    publicMedia: place % 6 === 0 ? ["Headshot"] : [],
    bookedOut: inTurn(place, ["2026-12-30", "2026-12-31"], ["2027-01-01"], []),
  };
  const numbers = { ...document.numbers, completeness: place % 7 === 0 ? null : (place % 11) * 10 };
  return { ...document, keywords: { ...document.keywords, ...more }, numbers };
}

describe("talent", () => {
  const COUNT = 3_000;
  let engines: readonly [OpenedIndex, OpenedIndex];
  beforeAll(async () => {
    engines = await openBoth(TALENT_INDEX, talentCorpus(COUNT).map(withMore));
  });

  const find = (opened: OpenedIndex, sent: object) => {
    const { roster, ...query } = expectOk(readTalentCriteria({ PageSize: 50, ...sent }));
    const scope = {
      callerId: AGENT,
      roster,
      minors: false,
      reads: "everything",
      agentsOnly: null,
      submitterIds: [],
    } as const;
    return createTalentSearch(opened).find({ ...query, scope });
  };

  test("each filter of the search of talent is tried", () => {
    expect([...Object.keys(TALENT_CRITERIA), ...WITH_ANOTHER].toSorted()).toEqual(
      [...filtersOf("talent", "UserCriteria")].toSorted(),
    );
  });

  test("what each may find only of some is the same for who casts and for who does not", async () => {
    const submitterIds = talentCorpus(300).map(({ id }) => id);
    const filters = [
      { HasMedia: ["Headshot"] },
      { AvailableFrom: "2026-12-31", AvailableTo: "2027-01-01" },
      { SortOrder: "Completeness" },
    ];
    for (const reads of ["casting", "card"] as const)
      for (const sent of filters) {
        const [embedded, real] = await Promise.all(
          engines.map((opened) => {
            const { roster, ...query } = expectOk(readTalentCriteria({ PageSize: 50, ...sent }));
            const agentsOnly = reads === "card" ? submitterIds.slice(0, 2) : null;
            const scope = { callerId: AGENT, roster, minors: false, agentsOnly, reads, submitterIds };
            return createTalentSearch(opened).find({ ...query, scope });
          }),
        );
        expect([sent, real]).toEqual([sent, embedded]);
        expect(embedded?.length).toBeGreaterThan(0);
      }
  });

  test.each(Object.entries(TALENT_CRITERIA))("%s finds the same in the same order", async (name, value) => {
    for (const SortOrder of ["Newest", "Name", "Completeness"]) {
      const sent = { [name]: value, SortOrder };
      const [embedded, real] = [await find(engines[0], sent), await find(engines[1], sent)];
      expect([SortOrder, real]).toEqual([SortOrder, embedded]);
      expect(embedded.length).toBeGreaterThan(0);
      const After = embedded.at(-1)?.cursor;
      expect(await find(engines[1], { ...sent, After })).toEqual(await find(engines[0], { ...sent, After }));
    }
  });
});
