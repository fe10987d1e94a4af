import { bestFirst, isFitting, type ClientFacts } from "./client-fits.ts";

const client = (met: number | null, of: number, status: ClientFacts["status"] = null): ClientFacts => ({
  fit: met === null ? null : { met, of },
  status,
});

test.each<[string, ClientFacts, boolean]>([
  ["everything", client(3, 3), true],
  ["everything, taken back", client(3, 3, "Withdrawn"), true],
  ["everything, submitted", client(3, 3, "Submitted"), false],
  ["everything, passed on", client(3, 3, "NotBooked"), false],
  ["some of it", client(2, 3), false],
  ["nothing asked for", client(0, 0), true],
  ["unknown", client(null, 3), false],
])("fits: %s", (_name, standing, expected) => {
  expect(isFitting(standing)).toBe(expected);
});

test("the best fit comes first, then the unknown, then the submitted; equal ones keep their order", () => {
  const clients = [
    { name: "submitted", ...client(2, 2, "Viewed") },
    { name: "unknown", ...client(null, 2) },
    { name: "none", ...client(0, 2) },
    { name: "half", ...client(1, 2) },
    { name: "all", ...client(2, 2) },
    { name: "taken back", ...client(2, 2, "Withdrawn") },
  ];
  expect(bestFirst(clients).map(({ name }) => name)).toEqual([
    "all",
    "taken back",
    "half",
    "none",
    "unknown",
    "submitted",
  ]);
  expect(bestFirst([client(1, 2), client(0, 0)])[0]).toEqual(client(0, 0));
});
