import type { MessageType } from "#contract/messages.ts";
import { publicName } from "#contract/mask-name.ts";
import { requireUnbarred, whileUnbarred } from "#lambdas/shared/conversations/message-bar.ts";
import { mayWrite } from "#lambdas/shared/conversations/may-write.ts";
import { messageNotification } from "#lambdas/shared/conversations/message-notification.ts";
import { messageWrites } from "#lambdas/shared/conversations/message-writes.ts";
import { type Sides, isClosed, readSides } from "#lambdas/shared/conversations/sides.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { countMessage } from "#lambdas/messages/message-limits.ts";
import type { MessagesContext } from "./messages-context.ts";
import { type Outcome, hashOfText, refuseRepeated } from "#lambdas/messages/repeated-text.ts";
import { verdictOn } from "#lambdas/messages/spam-score.ts";
import {
  isReportOpen,
  newReportId,
  threadReportWrites,
} from "#lambdas/shared/conversations/thread-report.ts";
import type { Action } from "#lambdas/shared/table/actions.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import type { MessageItem } from "#lambdas/shared/table/items/thread.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { whileOpen } from "#lambdas/shared/table/while-open.ts";

/** What someone is about to say to someone. */
export type Draft = {
  readonly threadId: string;
  readonly fromUserId: string;
  readonly toUserId: string;
  readonly bikeId: string;
  readonly bike: BikeItem | undefined;
  readonly type: MessageType;
  readonly text: string;
  /** The number told above it. */
  readonly frameNumber?: string;
  readonly numberGiven?: boolean;
  /** What is counted where it begins a conversation. */
  readonly whenBegun?: readonly Action[];
  /** What else must hold. */
  readonly checks: readonly Action[];
};

export type Attempt = {
  readonly outcome: Outcome;
  /** The key of this text in this conversation. */
  readonly said: string;
  readonly write: (remember: Action) => Promise<void>;
};

/** A person who has proved who they are may say at once how to reach them; others once they have been answered. */
const isContactHidden = (profile: ProfileItem | undefined, { from }: Sides): boolean =>
  (profile?.identityLevel ?? 0) < 2 && from?.heardId === undefined;

const messageOf = (
  draft: Draft,
  { messageId, at }: Outcome,
  how: Pick<MessageItem, "said" | "contactHidden">,
): MessageItem => {
  const { bike, checks, whenBegun: _, ...told } = draft;
  return { entity: "message", ...told, ...how, messageId, at };
};

/** An administrator sees what looks bad; whether it is, the person who gets it knows best. */
const suspicionWrites = async (
  { table, system }: MessagesContext,
  { threadId, bikeId, fromUserId, toUserId, messageId, text, at }: MessageItem,
): Promise<Action[]> => {
  if (verdictOn(text) !== "suspicious") return [];
  const about = { threadId, aboutUserId: fromUserId, reason: "suspicious" } as const;
  if (await isReportOpen(table, about)) return [];
  const told = { ...about, bikeId, otherUserId: toUserId, messageId, text, at };
  return threadReportWrites(newReportId(system, threadId), told, "stale");
};

/** Reads what a message depends on; `write` writes it, its conversation, its notification and what it counts as in one transaction. */
export const prepare = async (context: MessagesContext, draft: Draft): Promise<Attempt> => {
  const { table, system } = context;
  const { threadId, fromUserId, toUserId, type, text, bike } = draft;
  if (verdictOn(text) === "refused") throw new ProblemError("message-refused");
  const now = system.now();
  const [sides, profile] = await Promise.all([
    readSides(table, draft),
    table.get(keys.profile(fromUserId), ProfileItem),
    requireUnbarred(table, fromUserId, now),
  ]);
  if (isClosed(sides)) throw new ProblemError("message-blocked");
  const messageId = system.newId("message");
  const given = draft.numberGiven ? draft.frameNumber : undefined;
  const outcome: Outcome = { threadId, messageId, type, at: now.toISOString(), frameNumber: given };
  const said = hashOfText({ fromUserId, text, heardId: sides.from?.heardId }, now);
  const message = messageOf(draft, outcome, { said, contactHidden: isContactHidden(profile, sides) });
  const unread = (sides.to?.unread ?? 0) + 1;
  const suspicion = await suspicionWrites(context, message);
  const write = (remember: Action): Promise<void> =>
    table.transact([
      remember,
      whileOpen(fromUserId),
      whileUnbarred(fromUserId, now),
      ...draft.checks,
      ...(sides.from === undefined ? (draft.whenBegun ?? []) : []),
      ...mayWrite(fromUserId, toUserId, "message-blocked"),
      ...messageWrites(message, sides),
      refuseRepeated(said, outcome, now),
      ...countMessage(fromUserId, sides.from === undefined, now),
      messageNotification(message, { bike, other: publicName(profile), unread }),
      ...suspicion,
    ]);
  return { outcome, said, write };
};
