import type { Construct } from "constructs";
import type * as z from "zod";
import type { AccountWatchEnv } from "#lambdas/accounts/env.ts";
import type { AccessLogs } from "#lib/constructs/access-logs.ts";
import { FeatureFunction, type Workshop } from "#lib/constructs/feature-function.ts";
import { PoolWatch } from "#lib/constructs/pool-watch.ts";
import type { RegistryTable } from "#lib/constructs/registry-table.ts";

type Parts = {
  readonly workshop: Workshop;
  readonly table: RegistryTable;
  readonly accessLogs: AccessLogs;
};

const calls = [
  "ChangePassword",
  "SetUserMFAPreference",
  "CompleteWebAuthnRegistration",
  "DeleteWebAuthnCredential",
];

/** Writes down what was done to the ways into an account, so that its owner is told, whoever did it. */
export const accountWatchFunction = (
  scope: Construct,
  { workshop, table, accessLogs }: Parts,
): FeatureFunction => {
  const watcher = new FeatureFunction<z.input<typeof AccountWatchEnv>>(scope, "AccountWatchFunction", {
    workshop,
    name: "account-watch",
    errorImpact: "People are not told that their password, their passkeys or their second factor changed.",
    environment: { TABLE_NAME: table.name },
  });
  table.allow(watcher, { actions: ["GetItem", "PutItem"], partitions: ["USER#*"] });
  watcher.lambda.configureAsyncInvoke({ retryAttempts: 2, onFailure: workshop.givenUp.of(watcher) });
  new PoolWatch(scope, "PoolWatch", { accessLogs, watcher, calls });
  return watcher;
};
