import type { MessageType } from "#contract/messages/messages.ts";
import { publicName } from "#contract/platform/mask-name.ts";
import { isCounting, messageWrites } from "#lambdas/messages/message-writes.ts";
import type { Sides } from "#lambdas/messages/sides.ts";
import { countThread } from "#lambdas/messages/new-threads.ts";
import { type RateLimit, countUse, seconds } from "#lambdas/platform/table/rate-limit.ts";
import type { MessagesContext } from "./messages-context.ts";
import { type SendResult, hashOfText, refuseRepeated } from "./repeated-text.ts";
import { screenText } from "#lambdas/moderation/screen-text.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import type { MessageItem } from "#lambdas/messages/items/thread.ts";
import { notificationIdOf } from "../thread-id.ts";
import { requireOpenAccount } from "#lambdas/platform/table/require-open-account.ts";
import { renewedNotificationWrite } from "#lambdas/platform/notifications/notification-writes.ts";
import { titleOf } from "#lambdas/bikes/title.ts";
import { publicTitle } from "#lambdas/bikes/index/public-title.ts";

type Context = {
  readonly bike: BikeItem | undefined;
  /** The sender's masked name. */
  readonly other: string;
  readonly to: Sides["to"];
};

const labelFor = (bike: BikeItem | undefined, userId: string): string => {
  if (!bike) return "";
  return bike.ownerId === userId ? titleOf(bike) : publicTitle(bike);
};

/** Notifies the recipient; all messages of a thread share one notification. */
const messageNotification = (
  { threadId, toUserId, at }: MessageItem,
  { bike, other, to }: Context,
): Action => {
  const params = { bike: labelFor(bike, toUserId), other, threadId };
  const notification = { userId: toUserId, type: "message", params, link: `/messages/${threadId}` } as const;
  const write = renewedNotificationWrite(notification, notificationIdOf(threadId), new Date(at));
  return isCounting(to) ? write.add("unread", 1) : write.set({ unread: (to?.unread ?? 0) + 1 });
};

/** More than a person can type by hand. */
const perPerson: RateLimit = { what: "messages", max: 30, window: seconds(5 * 60) };

export type Draft = {
  readonly threadId: string;
  readonly fromUserId: string;
  readonly toUserId: string;
  readonly bikeId: string;
  readonly bike: BikeItem | undefined;
  readonly type: MessageType;
  readonly text: string;
  /** Shown above the text. */
  readonly frameNumber?: string;
  readonly numberGiven?: boolean;
  /** Written only if the message starts a thread. */
  readonly whenBegun?: readonly Action[];
  /** Further conditions of the transaction. */
  readonly checks: readonly Action[];
};

export type Attempt = {
  readonly outcome: SendResult;
  /** The hash of the text in this thread. */
  readonly said: string;
  readonly write: (remember: Action) => Promise<void>;
};

const messageOf = (
  draft: Draft,
  { messageId, at }: SendResult,
  how: Pick<MessageItem, "said" | "contactHidden">,
): MessageItem => {
  const { bike, checks, whenBegun: _, ...fields } = draft;
  return { entity: "message", ...fields, ...how, messageId, at };
};

/** Reads and checks; `write` stores the message, its thread, notification and rate limits in one transaction. */
export const prepare = async (context: MessagesContext, draft: Draft): Promise<Attempt> => {
  const { table, system } = context;
  const { threadId, fromUserId, type, text, bike } = draft;
  const { messageId, sides, profile, contactHidden, writes } = await screenText(context, draft);
  const now = system.now();
  const given = draft.numberGiven ? draft.frameNumber : undefined;
  const outcome: SendResult = { threadId, messageId, type, at: now.toISOString(), frameNumber: given };
  const said = hashOfText({ fromUserId, text, heardId: sides.from?.heardId }, now);
  const message = messageOf(draft, outcome, { said, contactHidden });
  const write = (remember: Action): Promise<void> =>
    table.transact([
      remember,
      ...draft.checks,
      ...(sides.from === undefined ? (draft.whenBegun ?? []) : []),
      requireOpenAccount(fromUserId),
      ...writes,
      ...messageWrites(message, sides),
      refuseRepeated(said, outcome, now),
      ...(sides.from === undefined ? countThread(fromUserId, profile, now) : []),
      countUse(perPerson, fromUserId, now),
      messageNotification(message, { bike, other: publicName(profile), to: sides.to }),
    ]);
  return { outcome, said, write };
};
