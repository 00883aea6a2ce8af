import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { campaignProblem } from "./campaign-rules.ts";
import { CampaignItem, RedemptionItem } from "#lambdas/shared/table/items/campaign.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

type Use = {
  readonly userId: string;
  readonly code: string;
  readonly packageId: string;
  readonly now: Date;
};

type Found = {
  readonly campaign: CampaignItem;
  /** The person's own payment that has begun with the code; it gives way to another. */
  readonly heldBy: string | undefined;
};

/** The campaign behind a code, for who can use it now. Throws the reason why not. */
export const findCampaign = async (
  table: Pick<Table, "get">,
  { userId, code, packageId, now }: Use,
): Promise<Found> => {
  const [campaign, redemption] = await Promise.all([
    table.get(keys.campaign(code), CampaignItem),
    table.get(keys.redemption(code, userId), RedemptionItem),
  ]);
  if (redemption?.state === "final") throw new ProblemError("campaign-code-used");
  // A person who holds a redemption is counted among those that are taken.
  const left = campaign && redemption ? { ...campaign, taken: campaign.taken - 1 } : campaign;
  const problem = campaignProblem(left, packageId, now);
  if (problem || !campaign) throw new ProblemError(problem ?? "campaign-code-unknown");
  return { campaign, heldBy: redemption?.purchaseId };
};
