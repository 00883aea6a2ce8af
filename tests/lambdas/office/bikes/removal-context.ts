import type { RemovalRequest } from "#contract/office/bike-removals.ts";
import type { RemovalContext } from "#lambdas/office/bikes/removals/removal-context.ts";
import { askForRemoval } from "#lambdas/office/bikes/removals/ask-for-removal.ts";
import { decideRemoval } from "#lambdas/office/bikes/removals/decide-removal.ts";
import { listRemovals } from "#lambdas/office/bikes/removals/list-removals.ts";
import { tellBikesApart } from "#lambdas/office/bikes/removals/tell-bikes-apart.ts";
import { AuditItem } from "#lambdas/platform/table/items/audit.ts";
import { BikeRemovalItem } from "#lambdas/bikes/items/bike-removal.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { aBazaar } from "#tests/lambdas/ads/listings/context.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";

type RemovalOptions = Partial<Omit<RemovalRequest, "as">> & { tell?: string };

/** Anna and Bo own bikes; Karin, Ali and Eva are administrators. */
export const anOfficeOfBikes = async () => {
  const bazaar = await aBazaar();
  const context: RemovalContext = {
    table: await bazaar.inRole("bike-admin"),
    system: bazaar.system,
    pictures: { photo: async () => "photo", receipt: async () => "receipt" },
    photos: bazaar.photos,
    cursorSecret: "secret",
  };
  for (const name of ["anna", "bo", "karin", "ali", "eva"]) await bazaar.person(name, 500);
  const versionOf = async (bikeId: string) => (await bazaar.read(bikeId))?.version ?? 0;
  const reason = "Kvittot hör till en annan cykel, 19910412-9870 ringde.";
  const approve = (adminId: string, bikeId: string, removalId: string) =>
    decideRemoval(context, { adminId, bikeId, removalId }, { decision: "approve" });
  return {
    ...bazaar,
    desk: context,
    askFalse: async (adminId: string, bikeId: string, over: RemovalOptions = {}) => {
      const version = await versionOf(bikeId);
      return askForRemoval(context, { adminId, bikeId, request: { as: "false", reason, version, ...over } });
    },
    askDuplicate: async (adminId: string, bikeId: string, keptBikeId: string) => {
      const version = await versionOf(bikeId);
      const request = { as: "duplicate", reason, version, keptBikeId } as const;
      return askForRemoval(context, { adminId, bikeId, request });
    },
    approve,
    tryToApprove: (adminId: string, bikeId: string, removalId: string) =>
      problemIn(approve(adminId, bikeId, removalId)),
    decline: (adminId: string, bikeId: string, removalId: string) =>
      problemIn(
        decideRemoval(context, { adminId, bikeId, removalId }, { decision: "reject", reason: "Den stämmer" }),
      ),
    apart: (adminId: string, bikeId: string, otherId: string) =>
      problemIn(tellBikesApart(context, { adminId, bikeId, otherId, reason: "Olika färg" })),
    waiting: async (adminId = "ali") => (await listRemovals(context, adminId, { limit: 20 })).items,
    removal: (bikeId: string) => bazaar.table.get(keys.bikeRemoval(bikeId), BikeRemovalItem),
    lines: async (subject: string) => {
      const { items } = await bazaar.table.query({
        partition: `AUDIT#${subject}`,
        schema: AuditItem,
        limit: 50,
      });
      return items.map(({ action, by }) => [action, by]);
    },
    news: async (userId: string) =>
      (await bazaar.of("notification"))
        .filter((item) => item["userId"] === userId && item["type"] === "review")
        .map((item) => (item["params"] as { what: string }).what),
  };
};
export type OfficeOfBikes = Awaited<ReturnType<typeof anOfficeOfBikes>>;
