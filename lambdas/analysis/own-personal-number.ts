import type { AnalysisContext } from "./analysis-context.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/** The caller's 12 digits, never from the request. */
export const ownPersonalNumber = async (
  { table, cipher }: Pick<AnalysisContext, "table" | "cipher">,
  userId: string,
): Promise<string> => {
  const profile = await table.get(keys.profile(userId), ProfileItem);
  if (profile?.personalNumberEncrypted === undefined) throw new ProblemError("personal-number-missing");
  return cipher.decrypt(userId, profile.personalNumberEncrypted);
};
