import { respond, respondWith } from "@callboard/graphql/respond.ts";
import { selects } from "@callboard/graphql/selects.ts";
import { parsePage, TIME_SORTS } from "@callboard/kit/paging/page.ts";
import { readKey, readOptionalKey } from "@callboard/kit/record-key.ts";
import { map, ok } from "@callboard/kit/result.ts";
import { combineValidations } from "@callboard/kit/validate.ts";
import { readAvailability } from "#app/availability/availability.ts";
import { latestPost, listPosts } from "#app/posts/read-posts.ts";
import { filterUsers } from "#app/filter-users.ts";
import type { Deps } from "#app/ports.ts";
import { readCriteria } from "#app/search-criteria.ts";
import { searchUsers } from "#app/search-users.ts";
import { postsPage } from "./post.ts";
import type { QueryResolvers } from "#gen/graphql.ts";

export function createQueries(deps: Deps): QueryResolvers {
  return {
    searchUsers: (_parent, { value }, { lookup, actor }) =>
      respond(searchUsers({ ...deps, lookup }, actor, ok({ value }))),
    getUserLatestPost(_parent, { id }, { lookup, actor }) {
      const input = map(readKey("user", id, "id"), (userId) => ({ userId }));
      return respond(latestPost({ ...deps, lookup }, actor, input));
    },
    getUserPosts(_parent, { criteria }, { lookup, actor }, info) {
      const input = combineValidations({
        userId: readOptionalKey("user", criteria.UserId, "criteria.UserId"),
        page: parsePage(criteria, { sorts: TIME_SORTS, count: selects(info, "Total") }),
      });
      const sort = input.ok ? input.value.page.sort : "";
      return respondWith(listPosts({ ...deps, lookup }, actor, input), (page) => postsPage(page, sort));
    },
    getAvailability(_parent, { criteria }, { lookup, actor }) {
      const key = readOptionalKey("user", criteria.UserId, "criteria.UserId");
      const input = map(key, (userId) => ({ ...criteria, userId }));
      return respond(readAvailability({ ...deps, lookup }, actor, input));
    },
    filterUsers: (_parent, { criteria }, { lookup, actor }) =>
      respond(filterUsers({ ...deps, lookup }, actor, readCriteria(criteria))),
  };
}
