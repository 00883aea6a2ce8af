import type { AdDecision } from "#contract/moderation/ad-decisions.ts";
import type { AdReportsContext } from "./ad-reports-context.ts";
import { readMailedCase, readOwnCase } from "./read-decision.ts";
import { showDecision } from "./show-decision.ts";

export const getAdDecision = async (
  context: Pick<AdReportsContext, "table" | "system">,
  userId: string,
  caseId: string,
): Promise<AdDecision> => {
  const { item, reader } = await readOwnCase(context, userId, caseId);
  return showDecision(item, reader, context.system.now());
};

export const getAdDecisionByMail = async (
  context: Pick<AdReportsContext, "table" | "system" | "codeSecret">,
  token: string,
): Promise<AdDecision> => {
  const { item, reader } = await readMailedCase(context, token);
  return showDecision(item, reader, context.system.now());
};
