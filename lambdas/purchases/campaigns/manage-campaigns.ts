import type { Campaign, CampaignForm } from "#contract/campaigns.ts";
import type { PageQuery } from "#contract/page.ts";
import { ProblemError } from "#lambdas/http/problem.ts";
import { showCampaign } from "#lambdas/purchases/campaigns/show-campaign.ts";
import { packageOf, readPackages } from "#lambdas/purchases/packages.ts";
import type { PurchasesWorld } from "#lambdas/purchases/purchases-world.ts";
import { put, update } from "#lambdas/table/actions.ts";
import { auditOf } from "#lambdas/table/audit.ts";
import { readCursor, writeCursor } from "#lambdas/table/cursor.ts";
import { CampaignItem } from "#lambdas/table/items/campaign.ts";
import { keys, lists } from "#lambdas/table/keys.ts";

type World = Pick<PurchasesWorld, "table" | "system" | "cursorSecret">;

/** All campaigns, newest first. */
export const listCampaigns = async (
  world: World,
  { limit, cursor }: PageQuery,
): Promise<{ items: Campaign[]; cursor: string | undefined }> => {
  const { table, cursorSecret } = world;
  const partition = lists.campaigns();
  const after = readCursor(cursorSecret, partition, cursor);
  const list = { index: "gsi1", partition, schema: CampaignItem, limit, after, newestFirst: true } as const;
  const { items, next } = await table.query(list);
  return {
    items: await Promise.all(items.map((campaign) => showCampaign(world, campaign))),
    cursor: writeCursor(cursorSecret, partition, next),
  };
};

/** Begins a campaign under a code that nobody has had before. */
export const createCampaign = async (
  world: World,
  adminId: string,
  form: CampaignForm,
): Promise<Campaign> => {
  const { table, system } = world;
  const packages = await readPackages(table);
  for (const id of form.packages) packageOf(packages, id);
  const createdAt = system.now().toISOString();
  const campaign: CampaignItem = { ...form, entity: "campaign", taken: 0, redeemed: 0, createdAt };
  const { code } = campaign;
  const listed = { gsi1pk: lists.campaigns(), gsi1sk: `${createdAt}#${code}` };
  await table.transact([
    put(keys.campaign(code), "campaign", { ...campaign, ...listed }).expectNew("campaign-code-taken"),
    auditOf(system, { subject: code, by: adminId, action: "campaign-created", at: createdAt }),
  ]);
  return showCampaign(world, campaign);
};

/** Stops a campaign, or resumes it. Payments that have begun with it keep what they were promised. */
export const changeCampaign = async (
  world: World,
  adminId: string,
  { code, stopped }: { readonly code: string; readonly stopped: boolean },
): Promise<Campaign> => {
  const { table, system } = world;
  const at = system.now().toISOString();
  const changed = update(keys.campaign(code)).expectExists("campaign-not-found");
  const action = stopped ? "campaign-stopped" : "campaign-resumed";
  await table.transact([
    stopped ? changed.set({ stoppedAt: at }) : changed.remove("stoppedAt"),
    auditOf(system, { subject: code, by: adminId, action, at }),
  ]);
  const campaign = await table.get(keys.campaign(code), CampaignItem);
  if (!campaign) throw new ProblemError("campaign-not-found");
  return showCampaign(world, campaign);
};
