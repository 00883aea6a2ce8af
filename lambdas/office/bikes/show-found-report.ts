import type { AdminFoundReport } from "#contract/office/bike-admin-found-reports.ts";
import { readOwners } from "./read-owners.ts";
import { type RewardContext, readRewards, rewardStateOf } from "#lambdas/thefts/rewards/reward-state.ts";
import { FoundContactItem, type FoundReportItem } from "#lambdas/thefts/items/found-report.ts";
import type { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

type ReportSources = RewardContext & {
  readonly contact: FoundContactItem | undefined;
  readonly finder: ProfileItem | undefined;
  readonly owner: ProfileItem | undefined;
};

const show = (
  report: FoundReportItem,
  { contact, finder, owner, reward, theft }: ReportSources,
): AdminFoundReport => ({
  id: report.id,
  bikeId: report.bikeId,
  state: report.state,
  finderName: finder?.fullName ?? report.finderName,
  location: report.location,
  description: report.description,
  contact: contact?.contact,
  reportedAt: report.reportedAt,
  decidedAt: report.decidedAt,
  frameNumber: report.frameNumber,
  bike: report.bike,
  stolen: theft !== undefined && theft.recoveredAt === undefined,
  ownerId: report.ownerId,
  ownerName: owner?.fullName,
  finderId: report.finderId,
  finderEmail: finder?.email ?? contact?.email,
  reward: rewardStateOf(report, { reward, theft }),
  flags: [
    ...(report.isWithheld ? ["withheld"] : []),
    ...(reward?.reportId === report.id ? reward.flags : report.flags),
  ],
});

export const showFoundReports = async (
  table: Pick<Table, "batchGet">,
  reports: readonly FoundReportItem[],
): Promise<AdminFoundReport[]> => {
  const [contacts, people, rewardOf] = await Promise.all([
    table.batchGet(
      reports.map(({ bikeId, id }) => keys.foundContact(bikeId, id)),
      FoundContactItem,
    ),
    readOwners(
      table,
      reports.flatMap(({ ownerId, finderId }) => [ownerId, ...(finderId === undefined ? [] : [finderId])]),
    ),
    readRewards(table, reports),
  ]);
  return reports.map((report) =>
    show(report, {
      contact: contacts.find(({ reportId }) => reportId === report.id),
      finder: people.get(report.finderId ?? ""),
      owner: people.get(report.ownerId),
      ...rewardOf(report),
    }),
  );
};
