import * as z from "zod";
import {
  type DisputeSide,
  type NewStatement,
  type OwnershipDispute,
  maxStatements,
} from "#contract/ownership/ownership-disputes.ts";
import type { ProblemCode } from "#contract/platform/problems.ts";
import type { AppealState } from "#contract/platform/appeal-state.ts";
import type { TransfersContext } from "#lambdas/ownership/transfers/transfers-context.ts";
import { disputeNotices, disputeWrite, waitingPlace } from "#lambdas/ownership/disputes/dispute-writes.ts";
import { appealStateOf, listOf, otherSide } from "#lambdas/ownership/disputes/rules.ts";
import type { OwnershipDisputeItem } from "#lambdas/ownership/items/ownership-dispute.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import type { ActionBuilder } from "#lambdas/platform/table/actions.ts";
import { once } from "#lambdas/platform/table/idempotency.ts";
import { requireOpenAccount } from "#lambdas/platform/table/require-open-account.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { newStatement } from "./say.ts";
import { getDispute, readOwnDispute } from "./show-dispute.ts";

type Context = Pick<TransfersContext, "table" | "system" | "pictures">;

export type Saying = {
  readonly userId: string;
  readonly disputeId: string;
  readonly idempotencyKey: string;
  readonly typed: NewStatement;
};

type News = Parameters<typeof disputeNotices>[2];
/** Completes the write that adds a statement, or throws if the side may not add one. */
type Complete = (
  dispute: OwnershipDisputeItem,
  side: DisputeSide,
  write: ActionBuilder,
  now: Date,
) => { readonly write: ActionBuilder; readonly news: News };

const sayOnce = async (context: Context, saying: Saying, complete: Complete): Promise<OwnershipDispute> => {
  const { table, system } = context;
  const { userId, disputeId, idempotencyKey: key, typed } = saying;
  const keyedRequest = { userId, key, content: { disputeId, typed }, now: system.now() };
  await once(table, keyedRequest, z.object({}), (remember) =>
    retryOnConflict(system, async () => {
      const { dispute, side } = await readOwnDispute(context, userId, disputeId);
      const now = system.now();
      const list = listOf(side);
      const { write, news } = complete(dispute, side, disputeWrite(dispute), now);
      const { statement, writes } = await newStatement(table, { userId, disputeId }, typed, now);
      await table.transact([
        remember({}),
        requireOpenAccount(userId),
        write.set({ [list]: [...dispute[list], statement] }).remove("proposal"),
        ...writes,
        ...disputeNotices(dispute, [otherSide(side)], news, system),
      ]);
      return {};
    }),
  );
  return getDispute(context, userId, disputeId);
};

/** Adds a statement of a side that the dispute is open for. Removes an administrator's proposal, which did not consider it. */
export const addStatement = (context: Context, saying: Saying): Promise<OwnershipDispute> =>
  sayOnce(context, saying, (dispute, side, write) => {
    if (dispute.state !== "open") throw new ProblemError("ownership-dispute-decided");
    if (dispute[listOf(side)].length >= maxStatements) throw new ProblemError("ownership-dispute-full");
    return { write, news: side === "owner" ? "ownership-answered" : "ownership-claim-added" };
  });

const refusals: Readonly<Record<Exclude<AppealState, "possible">, ProblemCode>> = {
  waiting: "ownership-decision-not-appealable",
  used: "ownership-decision-not-appealable",
  no: "ownership-decision-not-appealable",
  "too-late": "ownership-appeal-too-late",
};

/** Appeals for the losing side, once. The bike stays where it is until the appeal is decided. */
export const appealDecision = (context: Context, saying: Saying): Promise<OwnershipDispute> =>
  sayOnce(context, saying, (dispute, side, write, now) => {
    const state = appealStateOf(dispute, side, now);
    if (state !== "possible") throw new ProblemError(refusals[state]);
    const at = now.toISOString();
    const appealed = { state: "appealed", appeal: { side, at }, ...waitingPlace(dispute.id, at) };
    return { write: write.set(appealed), news: "ownership-appealed" };
  });
