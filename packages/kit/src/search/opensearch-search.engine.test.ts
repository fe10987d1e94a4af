import { engineAddress } from "@callboard/testkit/engine-address.ts";
import { createLog } from "#log.ts";
import { newId } from "#ids.ts";
import { createOpenSearchClient, openOpenSearchIndex } from "./opensearch-search.ts";
import { describeSearch } from "./search.contract.ts";

describeSearch("OpenSearch", async () => {
  const client = createOpenSearchClient(engineAddress("opensearch").url);
  const run = newId().replaceAll("-", "");
  return {
    open: async (definition) =>
      openOpenSearchIndex(
        client,
        { ...definition, name: `${definition.name}${run}` },
        createLog("test", "warn"),
      ),
    close: async () => {
      await client.indices.delete({ index: `callboard_*${run}*` });
      await client.indices.deleteIndexTemplate({ name: `callboard_*${run}*` });
      await client.close();
    },
  };
});
