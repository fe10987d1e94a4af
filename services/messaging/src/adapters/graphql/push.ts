import { respondWith } from "@callboard/graphql/respond.ts";
import { ok } from "@callboard/kit/result.ts";
import type { PushBrowser } from "#app/notices/notice-ports.ts";
import { listPushBrowsers, removePushBrowser, savePushBrowser } from "#app/notices/push-browsers.ts";
import type { Deps } from "#app/ports.ts";
import type { MutationResolvers, PushSettings, QueryResolvers } from "#gen/graphql.ts";

const toSettings =
  (key: string) =>
  (browsers: readonly PushBrowser[]): PushSettings => ({
    Key: key,
    Browsers: browsers.map(({ endpoint, kinds }) => ({ Endpoint: endpoint, Kinds: [...kinds] })),
  });

/** `key` is the public one by which push services know Callboard. */
export function createPushQueries(deps: Deps, key: string): QueryResolvers {
  return {
    getPushSettings: (_parent, _args, { actor }) =>
      respondWith(listPushBrowsers(deps, actor, ok()), toSettings(key)),
  };
}

export function createPushMutations(deps: Deps, key: string): MutationResolvers {
  return {
    savePushBrowser: (_parent, { browser }, { actor }) =>
      respondWith(savePushBrowser(deps, actor, ok(browser)), toSettings(key)),
    removePushBrowser: (_parent, { endpoint }, { actor }) =>
      respondWith(removePushBrowser(deps, actor, ok(endpoint)), toSettings(key)),
  };
}
