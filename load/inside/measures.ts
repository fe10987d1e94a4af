import { Counter, Rate, Trend } from "k6/metrics";

/** Metrics beyond k6's own, by the names used in thresholds and reports. */
export const graphDuration = new Trend("graph_duration", true);
export const signInDuration = new Trend("sign_in_duration", true);
export const liveDelay = new Trend("live_delay", true);
export const streamReady = new Trend("stream_ready", true);
export const refusedByLimit = new Rate("refused_by_limit");
export const submissionsMade = new Counter("submissions_made");
export const decisionsMade = new Counter("decisions_made");
export const uploadsMade = new Counter("uploads_made");
export const streamsOpened = new Counter("streams_opened");
