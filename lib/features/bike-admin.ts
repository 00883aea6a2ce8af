import type * as z from "zod";
import type { BikeAdminEnv } from "#lambdas/bike-admin/env.ts";
import { list, listing, partition } from "#lambdas/shared/table/partitions.ts";
import { apiEnvironment } from "#lib/features/api-environment.ts";
import type { FunctionRecord } from "#lib/features/function-record.ts";

/** Decides what waits for an administrator: bikes whose receipts did not pass, and what owners want corrected, and points for finders. It writes down who did. */
export const bikeAdmin: FunctionRecord<z.input<typeof BikeAdminEnv>> = {
  name: "bike-admin",
  entry: "lambdas/bike-admin/handler.ts",
  errorImpact: "Bikes under review and corrections wait, because administrators cannot decide.",
  environment: (resources) => ({
    ...apiEnvironment(resources),
    RECEIPTS_BUCKET: resources.pictures.receipts.bucketName,
    BIKE_PHOTOS_BUCKET: resources.pictures.bikePhotos.bucketName,
    CURSOR_SECRET: resources.secrets.cursor,
  }),
  rights: (fn, { table, pictures }) => {
    table.allow(fn, ["GetItem"], [partition.analysis]);
    table.allow(fn, ["BatchGetItem", "GetItem", "PutItem", "UpdateItem"], [partition.bike, partition.user]);
    table.allow(fn, ["DeleteItem"], [partition.bike, partition.caseClaim]);
    table.allow(fn, ["ConditionCheckItem"], [partition.user]);
    table.allow(fn, ["Query"], [partition.fold, partition.formerNumber]);
    table.allowQuerying(fn, [list.openCorrections, list.bikes, list.foundReports]);
    table.allow(fn, ["PutItem", "DeleteItem"], [partition.frameGuard, ...listing]);
    table.allow(fn, ["UpdateItem", "DeleteItem"], [partition.qr]);
    table.allow(fn, ["UpdateItem"], [partition.listing]);
    table.allow(fn, ["PutItem"], [partition.audit]);
    pictures.allowReading(fn);
  },
};
