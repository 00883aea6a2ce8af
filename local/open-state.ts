import { join } from "node:path";
import { openMetrics, type Metrics } from "#local/aws/alarms/metrics.ts";
import { meteredLog } from "#local/aws/alarms/sources.ts";
import { createClock, type MovableClock } from "#local/clock/movable-clock.ts";
import { openFunctionLog, type FunctionLog } from "#local/aws/lambda/function-log.ts";
import { openCredentials } from "#local/state/credentials.ts";
import { openRecords, recordsIn, type Records } from "#local/state/records.ts";
import { type StateFolder, openStateFolder } from "#local/state/state-folder.ts";
import type { CloudContext } from "./cloud.ts";
import type { Teardown } from "./teardown.ts";

export const home = { accountId: "000000000000", region: "eu-west-1" } as const;

export type State = {
  readonly context: CloudContext & { readonly clock: MovableClock };
  readonly records: Records;
  readonly log: FunctionLog;
  readonly metrics: Metrics;
};

export type StateOptions = Omit<StateFolder, "dir"> & { readonly stateDir: string | undefined };

export const openState = ({ stateDir, reset, beginsWith }: StateOptions, teardown: Teardown): State => {
  const within = (name: string): string | undefined =>
    stateDir === undefined ? undefined : join(stateDir, name);
  if (stateDir !== undefined) {
    const folder = openStateFolder({ dir: stateDir, reset, beginsWith });
    teardown.add(() => folder.close());
  }
  const records = openRecords(stateDir && recordsIn(stateDir));
  teardown.add(() => records.close());
  const clock = createClock(records);
  const metrics = openMetrics(clock, records);
  teardown.add(() => metrics.close());
  return {
    context: { clock, credentials: openCredentials(records), ...home, stateDir },
    records,
    log: meteredLog(openFunctionLog(within("log"), clock), metrics),
    metrics,
  };
};
