import { engineAddress } from "@callboard/testkit/engine-address.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { newId } from "@callboard/kit/ids.ts";
import { openOpenSearchSavedQueries } from "./opensearch-saved-queries.ts";
import { isOutdated } from "./opensearch-schema.ts";
import { rebuildIndex } from "./opensearch-rebuild.ts";
import { createOpenSearchClient, openOpenSearchIndex } from "./opensearch-search.ts";
import { describeSearch } from "#contract/search.contract.ts";

describeSearch("OpenSearch", async () => {
  const client = createOpenSearchClient(engineAddress("opensearch").url, 60_000);
  const log = createLog("test", "warn");
  const run = newId().replaceAll("-", "");
  return {
    open: async (definition) => {
      const own = { ...definition, name: `${definition.name}${run}` };
      return {
        index: openOpenSearchIndex(client, own, log),
        savedQueries: openOpenSearchSavedQueries(client, own, log),
        rebuild: (documents) => rebuildIndex({ client, log }, own, documents),
        isOutdated: () => isOutdated(client, own),
        letGoFormer: async () => undefined,
      };
    },
    close: async () => {
      await client.indices.delete({ index: `callboard_*${run}*` });
      await client.indices.deleteIndexTemplate({ name: `callboard_*${run}*` });
      await client.close();
    },
  };
});
