import { BLANK_DETAILS } from "./fields.ts";
import { changed, isOpenToAll, newProject } from "./project.ts";

test("a project on its first day is a draft of which nothing was said", () => {
  expect(newProject({ id: "p", companyId: "c", createdBy: "u" })).toEqual({
    ...BLANK_DETAILS,
    id: "p",
    companyId: "c",
    createdBy: "u",
    status: "Draft",
    version: 1,
    revision: 1,
    round: 0,
    lastCompletedStep: 0,
    changedSinceApproval: false,
    declineComment: null,
    submittedAt: null,
    approvedAt: null,
    closedDate: null,
    deletedAt: null,
    hidden: false,
    mediaIds: [],
    supportingDocIds: [],
    projectViews: 0,
    submissions: 0,
  });
});

test.each([
  [true, false, true],
  [true, true, false],
  [false, false, false],
  [null, false, false],
])("public %s and hidden %s is open to all: %s", (isPublic, hidden, expected) => {
  expect(isOpenToAll({ public: isPublic, hidden } as Parameters<typeof isOpenToAll>[0])).toBe(expected);
});

test("a change by a person is the next version", () => {
  expect(changed({ id: "p", name: "One", version: 4 }, { name: "Two" })).toEqual({
    id: "p",
    name: "Two",
    version: 5,
  });
});
