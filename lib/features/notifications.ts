import type * as z from "zod";
import type { NotificationsEnv } from "#lambdas/notifications/env.ts";
import { list, partition } from "#lambdas/shared/table/partitions.ts";
import { apiEnvironment } from "./api-environment.ts";
import type { FunctionRecord } from "./function-record.ts";

/** Shows people what they have been told, and how much of it they have not read. */
export const notifications: FunctionRecord<z.input<typeof NotificationsEnv>> = {
  name: "notifications",
  entry: "lambdas/notifications/handler.ts",
  errorImpact: "The bell neither counts nor shows what people have been told.",
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
