import { notificationWrite } from "#lambdas/platform/notifications/notification-writes.ts";
import type { System } from "#lambdas/platform/system.ts";
import { type Action, type ActionBuilder, update } from "#lambdas/platform/table/actions.ts";
import type { Failure } from "#lambdas/platform/table/failures.ts";
import type { Key } from "#lambdas/platform/table/key.ts";

const day = 24 * 60 * 60 * 1000;
/** A second administrator can decide within this time. */
const daysToDecide = 7;

export const requestTimes = (now: Date): { readonly askedAt: string; readonly lapsesAt: string } => ({
  askedAt: now.toISOString(),
  lapsesAt: new Date(now.getTime() + daysToDecide * day).toISOString(),
});

export type Answer<State extends string> = { readonly state: State; readonly by: string; readonly now: Date };

/** Writes a second administrator's decision; of two at once, the later fails. */
export const answerWrite = <State extends string>(
  key: Key,
  request: { readonly id: string; readonly state: string },
  { state, by, now }: Answer<State>,
  failure: Failure,
): ActionBuilder =>
  update(key)
    .set({ state, decidedBy: by, decidedAt: now.toISOString() })
    .expect("id", request.id, failure)
    .expect("state", request.state, failure);

/** Notifies the administrator who asked, unless they withdrew the request themselves. */
export const notifyAsker = (
  { newId }: Pick<System, "newId">,
  { askedBy, link }: { readonly askedBy: string; readonly link: string },
  { state, by, now }: Answer<"approved" | "declined">,
): readonly Action[] =>
  askedBy === by
    ? []
    : [
        notificationWrite(
          { userId: askedBy, type: "system", params: { what: `request-${state}` }, link },
          newId("notification"),
          now,
        ),
      ];
