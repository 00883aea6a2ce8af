import type { NewBike } from "#contract/bikes.ts";
import { canonicalFrameNumber } from "#contract/frame-number.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { AnalysisItem } from "#lambdas/shared/table/items/pictures.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { BikesContext } from "./bikes-context.ts";

/** The stored analysis that carries a registration: the caller's own, of this frame number, and passed or sent to review. */
export const requireProof = async (
  { table }: Pick<BikesContext, "table">,
  userId: string,
  request: NewBike,
): Promise<AnalysisItem> => {
  const analysis = await table.get(keys.analysis(request.analysisId), AnalysisItem);
  if (analysis?.ownerId !== userId) throw new ProblemError("analysis-not-found");
  if (analysis.frameNumber !== canonicalFrameNumber(request.frameNumber))
    throw new ProblemError("analysis-of-other-images");
  if (!analysis.verified && !request.manualReview) throw new ProblemError("receipt-not-verified");
  return analysis;
};

/** The caller, who has stated who they are, at the level that registering needs. */
export const requireIdentity = async (
  { table, identityLevelRequired }: Pick<BikesContext, "table" | "identityLevelRequired">,
  userId: string,
): Promise<ProfileItem> => {
  const profile = await table.get(keys.profile(userId), ProfileItem);
  if (!profile || profile.identityLevel === 0) throw new ProblemError("personal-number-missing");
  if (profile.identityLevel < identityLevelRequired) throw new ProblemError("identity-level-too-low");
  return profile;
};
