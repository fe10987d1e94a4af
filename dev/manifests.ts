/** `npm run manifests`: renders the chart's value sets into k8s/, and compose.yaml, for use without Helm. */
import { readCommand } from "#dev/command-line/read-command.ts";
import { writeManifests } from "#dev/cluster/write-manifests.ts";
import { writeCompose } from "#dev/compose/write-compose.ts";

readCommand("manifests");
await writeManifests(".");
await writeCompose(".");
