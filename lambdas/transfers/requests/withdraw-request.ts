import type { TransfersContext } from "#lambdas/transfers/transfers-context.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { TransferRequestItem } from "#lambdas/shared/table/items/transfer-request.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";

/** A person who comes too late is told what the owner has answered. */
const requireOpen = ({ state, endsAt }: TransferRequestItem, now: Date): void => {
  if (state === "approved") throw new ProblemError("transfer-request-approved");
  if (state === "refused") throw new ProblemError("transfer-request-refused");
  if (endsAt <= now.toISOString()) throw new ProblemError("transfer-request-ended");
};

/** A person who has asked wants the bike no more, or asks in another way. */
export const withdrawRequest = (
  { table, system }: Pick<TransfersContext, "table" | "system">,
  userId: string,
  requestId: string,
): Promise<Record<string, never>> =>
  untilFresh(system, async () => {
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
