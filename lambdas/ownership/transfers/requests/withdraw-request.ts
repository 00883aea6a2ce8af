import type { TransfersContext } from "#lambdas/ownership/transfers/transfers-context.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { TransferRequestItem } from "#lambdas/ownership/items/transfer-request.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";

/** The problem names the owner's answer if it came first. */
const requireOpen = ({ state, endsAt }: TransferRequestItem, now: Date): void => {
  if (state === "approved") throw new ProblemError("transfer-request-approved");
  if (state === "refused") throw new ProblemError("transfer-request-refused");
  if (endsAt <= now.toISOString()) throw new ProblemError("transfer-request-ended");
};

export const withdrawRequest = (
  { table, system }: Pick<TransfersContext, "table" | "system">,
  userId: string,
  requestId: string,
): Promise<Record<string, never>> =>
  retryOnConflict(system, async () => {
    const request = await table.get(keys.transferRequest(requestId), TransferRequestItem);
    if (request?.askerId !== userId) throw new ProblemError("transfer-request-not-found");
    if (request.state === "withdrawn") return {};
    requireOpen(request, system.now());
    await table.transact([
      update(keys.transferRequest(requestId))
        .set({ state: "withdrawn" })
        .remove("gsi1pk", "gsi1sk", "gsi2pk", "gsi2sk")
        .expect("state", "open", "stale"),
    ]);
    return {};
  });
