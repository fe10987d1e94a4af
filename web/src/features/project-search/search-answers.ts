/** Default responses in the tests of the search: two projects, and a talent viewer. */
const fit = {
  Met: 1,
  Of: 3,
  Criteria: [
    { Criterion: "Age", Verdict: "Met", Wanted: ["22-30"], Has: ["22-30"] },
    { Criterion: "Eyes", Verdict: "NotMet", Wanted: ["Green"], Has: ["Brown"] },
    { Criterion: "Language", Verdict: "Unknown", Wanted: ["Arabic"], Has: [] },
  ],
};

type Fit = { readonly Met: number; readonly Of: number; readonly Criteria: readonly object[] };

const position = (id: string, PositionName: string, Fit: Fit) => ({
  PK: "PRJ#1",
  SK: `ROLE#${id}`,
  Data: {
    PositionName,
    RoleStatus: "Open",
    TakesSubmissions: true,
    Description: "Holds still.",
    Rate: 783,
    RateFrequency: "Daily",
    Fit,
  },
});

/** The company of the first project has a logo. */
const logoOf = (id: string) =>
  id === "1" ? { PK: "MED#1", SK: "MED#1", Data: { ContentThumbNailUrl: "/logo.webp" } } : null;

const project = (id: string, Name: string) => ({
  PK: `PRJ#${id}`,
  SK: `PRJ#${id}`,
  Data: {
    Name,
    ProjectType: "TV",
    Company: { PK: `CMP#${id}`, SK: `CMP#${id}`, Data: { Name: "Vale Pictures", Logo: logoOf(id) } },
    Positions: [
      position("7", "Captain Elif", fit),
      position("8", "The Stoker", { Met: 2, Of: 2, Criteria: [] }),
    ],
  },
});

export const ferry = project("1", "The Night Ferry");
export const page = { Projects: [ferry, project("2", "Paper Boats")], Total: 2 };
const me = {
  PK: "USR#1",
  SK: "USR#1",
  Data: { FirstName: "Maya", LastName: "Okafor", AgeRange: "22-30", Gender: "Female" },
};

export const options = {
  texts: ["project-search", "filters", "breakdown", "frame"],
  address: "/project-search",
  path: "/project-search",
} as const;
export const responses = { me, searchProjects: page, searchProject: [], getProjectById: ferry };
