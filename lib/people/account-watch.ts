import type * as z from "zod";
import type { AccountWatchEnv } from "#lambdas/people/accounts/env.ts";
import { partition } from "#lambdas/platform/table/partitions.ts";
import { PoolWatch } from "#lib/platform/constructs/pool-watch.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";

const calls = [
  "ChangePassword",
  "SetUserMFAPreference",
  "CompleteWebAuthnRegistration",
  "DeleteWebAuthnCredential",
];

export const accountWatch: FunctionRecord<z.input<typeof AccountWatchEnv>> = {
  name: "account-watch",
  entry: "lambdas/people/accounts/watch.ts",
  errorImpact: "People are not notified when their password, passkeys or second factor change.",
  environment: ({ table }) => ({ TABLE_NAME: table.name }),
  rights: (fn, { table }) => {
    table.allow(fn, ["GetItem", "PutItem", "UpdateItem"], [partition.user]);
  },
  binding: (fn, { defaults, accessLogs }, scope) => {
    fn.lambda.configureAsyncInvoke({
      retryAttempts: 2,
      onFailure: defaults.failureDestination.withRetries(fn),
    });
    new PoolWatch(scope, "PoolWatch", { accessLogs, watcher: fn, calls });
  },
};
