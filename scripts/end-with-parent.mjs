import { connect } from "node:net";
import { isMainThread } from "node:worker_threads";

const maxEndingMillis = 5000;

/**
 * Ends as on SIGTERM, or at once without a listener. A listener may keep the process running, as in a worker
 * of vitest, so a timer ends it.
 */
const end = () => {
  if (!process.emit("SIGTERM")) process.exit(1);
  setTimeout(() => process.exit(1), maxEndingMillis).unref();
};

if (isMainThread && process.env.ENDS_WITH !== undefined)
  connect(Number(process.env.ENDS_WITH), "127.0.0.1")
    .on("error", () => undefined)
    .on("close", end)
    .unref();
