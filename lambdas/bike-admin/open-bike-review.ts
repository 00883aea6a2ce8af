import type { OpenedBikeReview } from "#contract/bike-admin.ts";
import { findFormerBikes } from "#lambdas/bike-changes/former-bikes.ts";
import { findLookalikes } from "#lambdas/bike-changes/lookalikes.ts";
import type { BikeAdminWorld } from "#lambdas/bike-admin/bike-admin-world.ts";
import { readPendingBike } from "#lambdas/bike-admin/pending-bike.ts";
import { readOwners, showOwner } from "#lambdas/bike-admin/read-owners.ts";
import { ownView } from "#lambdas/own-bikes/own-view.ts";
import { auditOf } from "#lambdas/table/audit.ts";
import type { BikeItem } from "#lambdas/table/items/bike.ts";
import { AnalysisItem } from "#lambdas/table/items/pictures.ts";
import { keys } from "#lambdas/table/keys.ts";

const readEvidence = async ({ table }: BikeAdminWorld, bike: BikeItem) => {
  const [analysis, lookalikes, former] = await Promise.all([
    bike.analysisId === undefined ? undefined : table.get(keys.analysis(bike.analysisId), AnalysisItem),
    findLookalikes(table, bike.frameNumber, bike.id),
    findFormerBikes(table, bike.frameNumber),
  ]);
  const others = former.filter(({ bikeId }) => bikeId !== bike.id);
  const owners = await readOwners(table, [bike.ownerId, ...others.map(({ ownerId }) => ownerId)]);
  return { analysis, lookalikes, former: others, owners };
};

/** A bike that waits, with its receipt, which nobody sees without having been written down. */
export const openBikeReview = async (
  world: BikeAdminWorld,
  adminId: string,
  bikeId: string,
): Promise<OpenedBikeReview> => {
  const { table, system, pictures } = world;
  const bike = await readPendingBike(table, adminId, bikeId);
  const at = system.now().toISOString();
  await table.transact([auditOf(system, { subject: bikeId, by: adminId, action: "bike-review-opened", at })]);
  const { analysis, lookalikes, former, owners } = await readEvidence(world, bike);
  const owner = owners.get(bike.ownerId);
  return {
    bike: await ownView(world, bike),
    reason: bike.reviewReason,
    possibleDuplicate: bike.possibleDuplicate,
    receiptUrl: await pictures.receipt(bike),
    checks: analysis?.checks,
    reading: analysis?.bike,
    frameNumberRead: analysis?.frameNumber,
    owner: owner && {
      fullName: owner.fullName,
      email: owner.email,
      identityLevel: owner.identityLevel,
      personalNumberMasked: owner.personalNumberMasked,
    },
    lookalikes: lookalikes.map(({ bikeId: id, frameNumber, stolen = false }) => ({
      bikeId: id,
      frameNumber,
      stolen,
    })),
    former: former.map(({ bikeId: id, ownerId, deletedAt }) => ({
      bikeId: id,
      owner: showOwner(owners.get(ownerId)),
      sameOwner: ownerId === bike.ownerId,
      deletedAt,
    })),
    formerNumbers: bike.formerNumbers ?? [],
  };
};
