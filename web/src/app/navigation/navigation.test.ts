import { HomeOutlined } from "@ant-design/icons";
import type { Role } from "#lib/session/viewer.tsx";
import { paths } from "#lib/paths.ts";
import { memberPages } from "../pages.ts";
import { navigationFor } from "./navigation.ts";
import { isWithin, itemsOf, presenceOf, visibleTree } from "./tree.ts";
import type { NavigationNode } from "./tree.ts";

const everything = itemsOf(
  navigationFor({ roles: ["Talent", "Agent", "Production", "Admin"], companyKey: null }),
);

test.each([
  ["/dashboard", "", ["dashboard: page"]],
  ["/projects", "?status=Draft", ["projects: page"]],
  ["/project-detail/1", "?tab=schedule", ["projects: true"]],
  ["/create-project", "?step=contact", ["projects: true"]],
  ["/position-submissions/7/1", "?open=2", ["projects: true"]],
  ["/project-submissions", "", ["mySubmissions: page"]],
  ["/user", "", ["users: page"]],
  ["/user", "?scope=roster", ["roster: page"]],
  ["/user-detail/5", "", ["users: true"]],
  ["/mail/inbox", "", ["mail: page"]],
  ["/mail/sent/9", "", ["mail: true"]],
  ["/profile", "", []],
  ["/profile", "?tab=billing", ["billing: page"]],
  ["/submitted-projects/submitted", "", ["approvals: page"]],
])("at %s%s the sidebar marks %j", (pathname, search, marked) => {
  const found = everything.map((item) => [item.id, presenceOf(item, { pathname, search })] as const);
  expect(found.flatMap(([id, presence]) => (presence ? [`${id}: ${presence}`] : []))).toEqual(marked);
});

function item(id: "dashboard" | "mail" | "users", roles?: readonly Role[]): NavigationNode {
  return { type: "item", id, page: `/${id}`, link: `/${id}`, icon: HomeOutlined, ...(roles && { roles }) };
}

const pages = new Set(["/dashboard", "/mail", "/users"]);
const divider: NavigationNode = { type: "divider", id: "between" };

function branch(...children: readonly NavigationNode[]) {
  return { type: "collapse", id: "review", icon: HomeOutlined, children } as const;
}

function names(nodes: readonly NavigationNode[]): readonly unknown[] {
  return nodes.map((node) => ("children" in node ? [node.id, ...names(node.children)] : node.id));
}

test.each<[string, readonly NavigationNode[], readonly unknown[]]>([
  ["an item of another role", [item("dashboard"), item("users", ["Admin"])], ["dashboard"]],
  ["a branch with a child left", [branch(item("users", ["Admin"]), item("mail"))], [["review", "mail"]]],
  ["a branch with none", [branch(item("users", ["Admin"]))], []],
  ["a branch within a branch", [branch(branch(item("mail")))], [["review", ["review", "mail"]]]],
  ["a divider with nothing after it", [item("mail"), divider, item("users", ["Admin"])], ["mail"]],
  ["a divider between two", [item("mail"), divider, item("users")], ["mail", "between", "users"]],
  ["two dividers in a row", [item("mail"), divider, divider, item("users")], ["mail", "between", "users"]],
  [
    "a link out of the client",
    [{ type: "link", id: "company", icon: HomeOutlined, link: "https://a.test" }],
    ["company"],
  ],
])("%s", (_name, nodes, expected) => {
  expect(names(visibleTree(nodes, { roles: ["Talent"], companyKey: null }, pages))).toEqual(expected);
});

test("a page that is not there does not show", () => {
  expect(visibleTree([item("users")], { roles: ["Talent"], companyKey: null }, new Set())).toEqual([]);
});

test("a branch knows that its page is open", () => {
  const place = { pathname: "/mail", search: "" };
  expect([isWithin(branch(item("mail")), place), isWithin(branch(item("users")), place)]).toEqual([
    true,
    false,
  ]);
});

test.each([
  ["an admin without a company", { roles: ["Admin"], companyKey: null }, false],
  ["an admin of a company", { roles: ["Admin"], companyKey: "CMP#1" }, true],
  ["a producer without a company", { roles: ["Production"], companyKey: null }, true],
] as const)("%s finds a company's pages: %j", (_name, viewer, expected) => {
  const ids = itemsOf(navigationFor(viewer)).map(({ id }) => id);
  expect([ids.includes("projects"), ids.includes("company")]).toEqual([expected, expected]);
});

test.each([
  paths.positionSubmissions,
  paths.positionSubmission,
  paths.projectSubmission,
  paths.projectSubmissions,
  paths.group,
])("%s takes the whole width in every layout", (path) => {
  expect(memberPages.find((page) => page.path === path)?.wide).toBe(true);
});
