import type * as z from "zod";
import type { AuditEnv } from "#lambdas/office/audit/env.ts";
import { list, partition } from "#lambdas/platform/table/partitions.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";

export const audit: FunctionRecord<z.input<typeof AuditEnv>> = {
  name: "audit",
  entry: "lambdas/office/audit/handler.ts",
  errorImpact: "Administrators cannot see who looked at or changed what.",
  environment: (resources) => ({ ...apiEnvironment(resources), CURSOR_SECRET: resources.secrets.cursor }),
  rights: (fn, { table }) => {
    table.allow(fn, ["PutItem", "Query"], [partition.audit]);
    table.allow(fn, ["GetItem", "BatchGetItem"], [partition.bike, partition.user]);
    table.allow(fn, ["GetItem"], [partition.email, partition.frameGuard]);
    table.allowQuerying(fn, [list.auditBy, list.audit]);
  },
};
