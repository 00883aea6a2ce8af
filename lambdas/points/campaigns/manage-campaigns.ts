import type { Campaign, CampaignForm } from "#contract/points/campaigns.ts";
import type { PageQuery } from "#contract/platform/page.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { packageOf, readPackages } from "#lambdas/points/purchases/packages.ts";
import type { PurchasesContext } from "#lambdas/points/points-context.ts";
import { put, update } from "#lambdas/platform/table/actions.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import { CampaignItem, RedemptionDayItem } from "#lambdas/points/items/campaign.ts";
import { keys, lists, ranges } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { campaignState } from "./campaign-rules.ts";
import { campaignPartition } from "#lambdas/platform/table/purchase-keys.ts";

const daysShown = 90;

const showCampaign = async (
  { table, system }: Pick<PurchasesContext, "table" | "system">,
  campaign: CampaignItem,
): Promise<Campaign> => {
  const { code, effect, validFrom, validTo, packages, most, taken, redeemed, createdAt } = campaign;
  const days = await table.query({
    partition: campaignPartition(code),
    prefix: ranges.redemptionDays,
    schema: RedemptionDayItem,
    limit: daysShown,
    newestFirst: true,
  });
  return {
    code,
    effect,
    validFrom,
    validTo,
    packages,
    most,
    redeemed,
    held: taken - redeemed,
    createdAt,
    byDay: days.items.map(({ day, count }) => ({ day, count })).toReversed(),
    state: campaignState(campaign, system.now()),
  };
};

type Context = Pick<PurchasesContext, "table" | "system" | "cursorSecret">;

export const listCampaigns = async (
  context: Context,
  { limit, cursor }: PageQuery,
): Promise<{ items: Campaign[]; cursor: string | undefined }> => {
  const { table, cursorSecret } = context;
  const partition = lists.campaigns();
  const after = readCursor(cursorSecret, partition, cursor);
  const list = { index: "gsi1", partition, schema: CampaignItem, limit, after, newestFirst: true } as const;
  const { items, next } = await table.query(list);
  return {
    items: await Promise.all(items.map((campaign) => showCampaign(context, campaign))),
    cursor: writeCursor(cursorSecret, partition, next),
  };
};

/** Creates a campaign under a code never used before. */
export const createCampaign = async (
  context: Context,
  adminId: string,
  form: CampaignForm,
): Promise<Campaign> => {
  const { table, system } = context;
  const packages = await readPackages(table);
  for (const id of form.packages) packageOf(packages, id);
  const createdAt = system.now().toISOString();
  const campaign: CampaignItem = { ...form, entity: "campaign", taken: 0, redeemed: 0, createdAt };
  const { code } = campaign;
  const listed = { gsi1pk: lists.campaigns(), gsi1sk: `${createdAt}#${code}` };
  await table.transact([
    put(keys.campaign(code), "campaign", { ...campaign, ...listed }).expectNew("campaign-code-taken"),
    ...auditWrites(system, { subject: code, by: adminId, action: "campaign-created", at: createdAt }),
  ]);
  return showCampaign(context, campaign);
};

type Change = { readonly code: string; readonly stopped: boolean };

const attemptChange = async ({ table, system }: Context, by: string, { code, stopped }: Change) => {
  const campaign = await table.get(keys.campaign(code), CampaignItem);
  if (!campaign) throw new ProblemError("campaign-not-found");
  const { stoppedAt } = campaign;
  // Another administrator has just done the same.
  if ((stoppedAt !== undefined) === stopped) return;
  const at = system.now().toISOString();
  const changed = update(keys.campaign(code)).expectExists("stale");
  const action = stopped ? "campaign-stopped" : "campaign-resumed";
  await table.transact([
    stoppedAt === undefined
      ? changed.set({ stoppedAt: at }).expectAbsent("stoppedAt", "stale")
      : changed.remove("stoppedAt").expect("stoppedAt", stoppedAt, "stale"),
    ...auditWrites(system, { subject: code, by, action, at }),
  ]);
};

/** Stops or resumes a campaign. Payments already started keep their terms. */
export const changeCampaign = async (
  context: Context,
  adminId: string,
  change: Change,
): Promise<Campaign> => {
  const { table, system } = context;
  await retryOnConflict(system, () => attemptChange(context, adminId, change));
  const campaign = await table.get(keys.campaign(change.code), CampaignItem);
  if (!campaign) throw new ProblemError("campaign-not-found");
  return showCampaign(context, campaign);
};
