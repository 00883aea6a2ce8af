import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { campaignProblem } from "./campaign-rules.ts";
import { CampaignItem, RedemptionItem } from "#lambdas/points/items/campaign.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

type CodeUse = {
  readonly userId: string;
  readonly code: string;
  readonly packageId: string;
  readonly now: Date;
};

type UsableCampaign = {
  readonly campaign: CampaignItem;
  /** The id of this person's unfinished purchase with the code; a new purchase replaces it. */
  readonly heldBy: string | undefined;
};

/** The other person's account is closed, not the administrator's. */
export const findCampaign = async (
  table: Pick<Table, "get">,
  { userId, code, packageId, now }: CodeUse,
): Promise<UsableCampaign> => {
  const [campaign, redemption] = await Promise.all([
    table.get(keys.campaign(code), CampaignItem),
    table.get(keys.redemption(code, userId), RedemptionItem),
  ]);
  if (redemption?.state === "final") throw new ProblemError("campaign-code-used");
  // The person's own held redemption is already counted in `taken`.
  const left = campaign && redemption ? { ...campaign, taken: campaign.taken - 1 } : campaign;
  const problem = campaignProblem(left, packageId, now);
  if (problem || !campaign) throw new ProblemError(problem ?? "campaign-code-unknown");
  return { campaign, heldBy: redemption?.purchaseId };
};
