import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";

/** Where this user's test cluster keeps its state: one cluster for all test files of all runs. */
export const CLUSTER_FOLDER = join(tmpdir(), `callboard-test-cluster-${userInfo().uid}`);
/** Contains the URL of the running cluster. */
export const ADDRESS_FILE = join(CLUSTER_FOLDER, "address");
/** Exists while a process starts the cluster. */
export const LOCK_FILE = join(CLUSTER_FOLDER, "starting");
