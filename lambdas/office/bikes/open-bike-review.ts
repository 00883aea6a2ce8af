import type { OpenedBikeReview } from "#contract/office/bike-admin.ts";
import { findFormerBikes } from "#lambdas/bikes/former-bikes.ts";
import { findLookalikes } from "#lambdas/bikes/lookalikes.ts";
import type { BikeAdminContext } from "./bike-admin-context.ts";
import { readPendingBike, reviewReasonOf } from "./pending-bike.ts";
import { readOwners, showOwner } from "./read-owners.ts";
import { ownView } from "#lambdas/bikes/own-view.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { AnalysisItem } from "#lambdas/platform/table/items/pictures.ts";
import type { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

const readEvidence = async ({ table }: BikeAdminContext, bike: BikeItem) => {
  const [analysis, lookalikes, former] = await Promise.all([
    bike.analysisId === undefined ? undefined : table.get(keys.analysis(bike.analysisId), AnalysisItem),
    findLookalikes(table, bike.frameNumber, bike.id),
    findFormerBikes(table, bike.frameNumber),
  ]);
  const others = former.filter(({ bikeId }) => bikeId !== bike.id);
  const owners = await readOwners(table, [bike.ownerId, ...others.map(({ ownerId }) => ownerId)]);
  return { analysis, lookalikes, former: others, owners };
};

/** Includes deleted bikes. */
const readSameReceipt = async ({ table, pictures }: BikeAdminContext, bike: BikeItem) => {
  const ids = bike.sameReceiptAs ?? [];
  const bikes = await Promise.all(ids.map((id) => table.get(keys.bike(id), BikeItem)));
  const others = bikes.filter((other) => other !== undefined);
  const owners = await readOwners(
    table,
    others.map(({ ownerId }) => ownerId),
  );
  return Promise.all(
    others.map(async (other) => ({
      bikeId: other.id,
      frameNumber: other.frameNumber,
      owner: showOwner(owners.get(other.ownerId)),
      sameOwner: other.ownerId === bike.ownerId,
      receiptUrl: await pictures.receipt(other),
    })),
  );
};

const identityOf = (owner: ProfileItem | undefined): OpenedBikeReview["owner"] =>
  owner && {
    fullName: owner.fullName,
    email: owner.email,
    identityLevel: owner.identityLevel,
    personalNumberMasked: owner.personalNumberMasked,
  };

/** Records the view in the audit log before the receipt is shown. */
export const openBikeReview = async (
  context: BikeAdminContext,
  adminId: string,
  bikeId: string,
): Promise<OpenedBikeReview> => {
  const { table, system, pictures } = context;
  const bike = await readPendingBike(table, adminId, bikeId);
  const about = { subject: bikeId, person: bike.ownerId, bike: bikeId, by: adminId } as const;
  const at = system.now().toISOString();
  await table.transact(auditWrites(system, { ...about, action: "bike-review-opened", at }));
  const { analysis, lookalikes, former, owners } = await readEvidence(context, bike);
  return {
    bike: await ownView(context, bike),
    reason: reviewReasonOf(bike),
    possibleDuplicate: bike.possibleDuplicate,
    receiptUrl: await pictures.receipt(bike),
    checks: analysis?.checks,
    reading: analysis?.bike,
    frameNumberRead: analysis?.frameNumber,
    owner: identityOf(owners.get(bike.ownerId)),
    lookalikes: lookalikes.map(({ bikeId: id, frameNumber, stolen = false }) => ({
      bikeId: id,
      frameNumber,
      stolen,
    })),
    former: former.map(({ bikeId: id, ownerId, deletedAt, store }) => ({
      bikeId: id,
      store,
      owner: showOwner(owners.get(ownerId)),
      sameOwner: ownerId === bike.ownerId,
      deletedAt,
    })),
    sameReceipt: await readSameReceipt(context, bike),
    formerNumbers: bike.formerNumbers ?? [],
  };
};
