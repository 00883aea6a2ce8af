import { join } from "node:path";

import { openMetrics } from "#local/alarms/metrics.ts";
import type { Metrics } from "#local/alarms/metrics.ts";
import { meteredLog } from "#local/alarms/sources.ts";
import { createClock } from "#local/clock/movable-clock.ts";
import type { MovableClock } from "#local/clock/movable-clock.ts";
import { openFunctionLog } from "#local/lambda/function-log.ts";
import type { FunctionLog } from "#local/lambda/function-log.ts";
import { openCredentials } from "#local/state/credentials.ts";
import { openRecords } from "#local/state/records.ts";
import type { Records } from "#local/state/records.ts";
import { type StateFolder, openStateFolder } from "#local/state/state-folder.ts";

import type { CloudContext } from "./cloud.ts";
import type { Teardown } from "./teardown.ts";

/** The account and region of everything that is served here. */
export const home = { accountId: "000000000000", region: "eu-west-1" } as const;

export type State = {
  readonly context: CloudContext & { readonly clock: MovableClock };
  readonly records: Records;
  readonly log: FunctionLog;
  readonly metrics: Metrics;
};

export type StateOptions = Omit<StateFolder, "dir"> & { readonly stateDir: string | undefined };

/** Opens what the cloud remembers, in a folder or in memory. */
export const openState = ({ stateDir, reset, beginsWith }: StateOptions, teardown: Teardown): State => {
  const within = (name: string): string | undefined =>
    stateDir === undefined ? undefined : join(stateDir, name);
  if (stateDir !== undefined) {
    const folder = openStateFolder({ dir: stateDir, reset, beginsWith });
    teardown.add(() => folder.close());
  }
  const records = openRecords(within("cloud.sqlite"));
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
