import { type ActionBuilder, update } from "#lambdas/shared/table/actions.ts";
import type { Failure } from "#lambdas/shared/table/failures.ts";
import type { Key } from "#lambdas/shared/table/key.ts";

const day = 24 * 60 * 60 * 1000;
/** For so long another administrator can approve what one has asked for. */
const daysToDecide = 7;

/** When something was asked for, and until when it can be decided. */
export const askedNow = (now: Date): { readonly askedAt: string; readonly lapsesAt: string } => ({
  askedAt: now.toISOString(),
  lapsesAt: new Date(now.getTime() + daysToDecide * day).toISOString(),
});

export type Answer<State extends string> = { readonly state: State; readonly by: string; readonly now: Date };

/** What a second administrator decides of what a first has asked for. Of two who decide at once one comes first. */
export const answerWrite = <State extends string>(
  key: Key,
  asked: { readonly id: string; readonly state: string },
  { state, by, now }: Answer<State>,
  failure: Failure,
): ActionBuilder =>
  update(key)
    .set({ state, decidedBy: by, decidedAt: now.toISOString() })
    .expect("id", asked.id, failure)
    .expect("state", asked.state, failure);
