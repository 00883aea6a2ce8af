import type * as z from "zod";
import type { NotificationsEnv } from "#lambdas/notifications/bell/env.ts";
import { list, partition } from "#lambdas/platform/table/partitions.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";

export const notifications: FunctionRecord<z.input<typeof NotificationsEnv>> = {
  name: "notifications",
  entry: "lambdas/notifications/bell/handler.ts",
  errorImpact: "The bell neither counts nor shows notifications.",
  environment: (resources) => ({ ...apiEnvironment(resources), CURSOR_SECRET: resources.secrets.cursor }),
  rights: (fn, { table }) => {
    table.allow(fn, ["GetItem", "PutItem", "UpdateItem", "DeleteItem"], [partition.user]);
    table.allow(fn, ["BatchGetItem"], [partition.bike]);
    table.allowQuerying(fn, [
      list.notificationsOf,
      list.unreadNotificationsOf,
      list.unreadThreadsOf,
      list.receiptEntriesOf,
      list.requestsTo,
      list.alertsWithNews,
    ]);
  },
};
