/** `npm run manifests`: renders the chart's value sets into k8s/, for use without Helm. */
import { readCommand } from "#dev/command-line/read-command.ts";
import { writeManifests } from "#dev/cluster/write-manifests.ts";

readCommand("manifests");
await writeManifests(".");
