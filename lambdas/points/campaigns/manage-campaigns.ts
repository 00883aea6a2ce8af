import type { Campaign, CampaignForm } from "#contract/points/campaigns.ts";
import type { PageQuery } from "#contract/page.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { showCampaign } from "./show-campaign.ts";
import { packageOf, readPackages } from "#lambdas/points/purchases/packages.ts";
import type { PurchasesContext } from "#lambdas/points/points-context.ts";
import { put, update } from "#lambdas/shared/table/actions.ts";
import { auditWrites } from "#lambdas/shared/table/audit.ts";
import { readCursor, writeCursor } from "#lambdas/shared/table/cursor.ts";
import { CampaignItem } from "#lambdas/shared/table/items/campaign.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";

type Context = Pick<PurchasesContext, "table" | "system" | "cursorSecret">;

/** All campaigns, newest first. */
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

/** Begins a campaign under a code that nobody has had before. */
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

/** Stops a campaign, or resumes it. Payments that have begun with it keep what they were promised. */
export const changeCampaign = async (
  context: Context,
  adminId: string,
  { code, stopped }: { readonly code: string; readonly stopped: boolean },
): Promise<Campaign> => {
  const { table, system } = context;
  const at = system.now().toISOString();
  const changed = update(keys.campaign(code)).expectExists("campaign-not-found");
  const action = stopped ? "campaign-stopped" : "campaign-resumed";
  await table.transact([
    stopped ? changed.set({ stoppedAt: at }) : changed.remove("stoppedAt"),
    ...auditWrites(system, { subject: code, by: adminId, action, at }),
  ]);
  const campaign = await table.get(keys.campaign(code), CampaignItem);
  if (!campaign) throw new ProblemError("campaign-not-found");
  return showCampaign(context, campaign);
};
