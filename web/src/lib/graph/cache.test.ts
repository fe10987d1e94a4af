import { parse } from "graphql";
import { createCache } from "./apollo.ts";

const SUBMISSION = { __typename: "Submission", PK: "PRJ#1", SK: "SUB#r#1" };
const [monday, friday] = ["2026-11-30T18:00:00Z", "2026-12-04T18:00:00Z"];
const QUESTION = { __typename: "BookingRequest", Kind: "Offer", ExpiresAt: monday };

/** Writes what one page selects of a submission. */
function writing(cache = createCache()) {
  const id = cache.identify(SUBMISSION) ?? "";
  const read = (fields: string) => {
    const fragment = parse(`fragment Read on Submission { Data { ${fields} } }`);
    return cache.readFragment<{ Data: object }>({ id, fragment })?.Data ?? null;
  };
  const write = (fields: string, Data: object) => {
    const fragment = parse(`fragment Written on Submission { PK SK Data { ${fields} } }`);
    cache.writeFragment({
      id,
      fragment,
      data: { ...SUBMISSION, Data: { __typename: "SubmissionData", ...Data } },
    });
  };
  return { read, write };
}

test.each([
  ["Project", "SubmissionProject", "ProjectId"],
  ["Position", "SubmissionPosition", "PositionId"],
])(
  "what was read of a submission's %s stays when another page reads less of it",
  (field, __typename, key) => {
    const { read, write } = writing();
    const Record = { __typename: "Project", PK: "PRJ#1", SK: "PRJ#1" };
    write(`${field} { ${key} Name Record { PK SK } }`, {
      [field]: { __typename, [key]: "1", Name: "Harbor", Record },
    });
    write(`${field} { ${key} Name }`, { [field]: { __typename, [key]: "1", Name: "The Harbor" } });
    expect(read(`${field} { Name Record { PK } }`)).toMatchObject({
      [field]: { Name: "The Harbor", Record: { PK: "PRJ#1" } },
    });
  },
);

test("of a question that another page reads less of, everything that was read stays", () => {
  const { read, write } = writing();
  write("Request { Kind ExpiresAt Status Terms }", {
    Request: { ...QUESTION, Status: "Open", Terms: "Two days" },
  });
  write("Request { Kind ExpiresAt Status }", { Request: { ...QUESTION, Status: "Accepted" } });
  expect(read("Request { Status Terms }")).toMatchObject({
    Request: { Status: "Accepted", Terms: "Two days" },
  });
});

test.each([
  ["of another kind", { Kind: "Hold" }],
  ["with another end", { ExpiresAt: friday }],
])("nothing of a question is said of the next one, %s", (_how, other) => {
  const { read, write } = writing();
  write("Request { Kind ExpiresAt Terms }", { Request: { ...QUESTION, Terms: "Two days" } });
  write("Request { Kind ExpiresAt }", { Request: { ...QUESTION, ...other } });
  expect(read("Request { Terms }")).toBeNull();
  expect(read("Request { Kind }")).not.toBeNull();
});

test("a question that is there no more is not, and the one after is whole", () => {
  const { read, write } = writing();
  write("Request { Kind ExpiresAt Terms }", { Request: { ...QUESTION, Terms: "Two days" } });
  write("Request { Kind ExpiresAt Terms }", { Request: null });
  expect(read("Request { Kind }")).toMatchObject({ Request: null });
  write("Request { Kind ExpiresAt Terms }", { Request: { ...QUESTION, Terms: "One day" } });
  expect(read("Request { Terms }")).toMatchObject({ Request: { Terms: "One day" } });
});

test("of an agent's clients at a role, all that were read stay when another page reads only the first", () => {
  const cache = createCache();
  const Data = { __typename: "PositionData" };
  const id = cache.identify({ __typename: "Position", PK: "PRJ#1", SK: "ROLE#7" }) ?? "";
  const client = (PK: string) => ({ __typename: "ClientFit", Talent: { __typename: "User", PK, SK: PK } });
  const over = (fields: string) =>
    parse(`fragment Read on Position { PK SK Data { ClientFits { ${fields} } } }`);
  const write = (fields: string, ClientFits: object) =>
    cache.writeFragment({
      id,
      fragment: over(fields),
      data: {
        __typename: "Position",
        PK: "PRJ#1",
        SK: "ROLE#7",
        Data: { ...Data, ClientFits: { __typename: "ClientFits", ...ClientFits } },
      },
    });
  write("Clients { Talent { PK SK } }", { Clients: [client("USR#1"), client("USR#2")] });
  write("Fitting Clients(First: 1) { Talent { PK SK } }", { Fitting: 1, Clients: [client("USR#2")] });
  const read = (fields: string) => cache.readFragment({ id, fragment: over(fields) });
  expect(read("Clients { Talent { PK } }")).toMatchObject({
    Data: { ClientFits: { Clients: [{ Talent: { PK: "USR#1" } }, { Talent: { PK: "USR#2" } }] } },
  });
  expect(read("Fitting Clients(First: 1) { Talent { PK } }")).toMatchObject({
    Data: { ClientFits: { Fitting: 1, Clients: [{ Talent: { PK: "USR#2" } }] } },
  });
});
