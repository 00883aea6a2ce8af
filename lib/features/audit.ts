import type * as z from "zod";
import type { AuditEnv } from "#lambdas/audit/env.ts";
import { list, partition } from "#lambdas/shared/table/partitions.ts";
import { apiEnvironment } from "#lib/features/api-environment.ts";
import type { FunctionRecord } from "#lib/features/function-record.ts";

/** Shows administrators who looked at or changed what, and adds that they looked. */
export const audit: FunctionRecord<z.input<typeof AuditEnv>> = {
  name: "audit",
  entry: "lambdas/audit/handler.ts",
  errorImpact: "Administrators cannot see who looked at or changed what.",
  environment: (resources) => ({ ...apiEnvironment(resources), CURSOR_SECRET: resources.secrets.cursor }),
  rights: (fn, { table }) => {
    table.allow(fn, ["PutItem", "Query"], [partition.audit]);
    table.allow(fn, ["GetItem", "BatchGetItem"], [partition.bike, partition.user]);
    table.allow(fn, ["GetItem"], [partition.email, partition.frameGuard]);
    table.allowQuerying(fn, [list.auditBy, list.audit]);
  },
};
