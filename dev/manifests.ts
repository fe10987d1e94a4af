/** `npm run manifests`: renders the chart's value sets into k8s/, for use without Helm. */
import { writeManifests } from "#dev/cluster/write-manifests.ts";

await writeManifests(".");
