import type * as z from "zod";
import type { AccountWatchEnv } from "#lambdas/accounts/env.ts";
import { partition } from "#lambdas/shared/table/partitions.ts";
import { PoolWatch } from "#lib/constructs/pool-watch.ts";
import type { FunctionRecord } from "#lib/features/function-record.ts";

const calls = [
  "ChangePassword",
  "SetUserMFAPreference",
  "CompleteWebAuthnRegistration",
  "DeleteWebAuthnCredential",
];

/** Writes down what was done to the ways into an account, so that its owner is told, the person who did it. */
export const accountWatch: FunctionRecord<z.input<typeof AccountWatchEnv>> = {
  name: "account-watch",
  entry: "lambdas/accounts/watch.ts",
  errorImpact: "People are not told that their password, their passkeys or their second factor changed.",
  environment: ({ table }) => ({ TABLE_NAME: table.name }),
  rights: (fn, { table }) => {
    table.allow(fn, ["GetItem", "PutItem", "UpdateItem"], [partition.user]);
  },
  binding: (fn, { defaults, accessLogs }, scope) => {
    fn.lambda.configureAsyncInvoke({ retryAttempts: 2, onFailure: defaults.failureDestination.of(fn) });
    new PoolWatch(scope, "PoolWatch", { accessLogs, watcher: fn, calls });
  },
};
