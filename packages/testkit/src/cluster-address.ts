import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";

/** Where the test cluster of this machine's user keeps its state: one cluster for all test files of all runs. */
export const CLUSTER_FOLDER = join(tmpdir(), `callboard-test-cluster-${userInfo().uid}`);
/** Holds the URL of the running cluster. */
export const ADDRESS_FILE = join(CLUSTER_FOLDER, "address");
/** Exists while a process starts the cluster. */
export const LOCK_FILE = join(CLUSTER_FOLDER, "starting");
