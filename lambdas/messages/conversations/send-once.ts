import { swedishDate } from "#contract/platform/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import type { Message } from "#contract/messages/messages.ts";
import { textFor } from "#lambdas/messages/shown-text.ts";
import type { MessagesContext } from "./messages-context.ts";
import { SendResult } from "./repeated-text.ts";
import { type Draft, prepare } from "./send.ts";
import { undoUntil } from "./show-message.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { once } from "#lambdas/platform/table/idempotency.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";

export type Sending = {
  readonly userId: string;
  readonly idempotencyKey: string;
  /** Compared to detect a reused key with another request. */
  readonly content: unknown;
  readonly text: string;
};

export type Sent = { readonly threadId: string; readonly message: Message };

/** The message as its sender sees it. */
export const showSent = (
  { system }: Pick<MessagesContext, "system">,
  { userId, text }: Pick<Sending, "userId" | "text">,
  { threadId, messageId: id, type, at, frameNumber }: SendResult,
): Sent => {
  const ownMessage = { fromUserId: userId, text, frameNumber, numberGiven: frameNumber !== undefined };
  const message = { id, mine: true, type, text: textFor(ownMessage, userId), at };
  return { threadId, message: { ...message, undoUntil: undoUntil(at, system.now()) } };
};

const sendWithKey = async (
  context: MessagesContext,
  { userId, idempotencyKey: key, content }: Sending,
  draftOf: () => Promise<Draft>,
): Promise<SendResult> => {
  const { table, system } = context;
  const request = { userId, key, content, now: system.now() };
  let textKey = keys.said("", "");
  try {
    return await once(table, request, SendResult, (remember) =>
      retryOnConflict(system, async () => {
        const { outcome, said, write } = await prepare(context, await draftOf());
        textKey = keys.said(outcome.threadId, said);
        await write(remember(outcome));
        return outcome;
      }),
    );
  } catch (error) {
    const before = failedWith(error, "repeated") ? await table.get(textKey, SendResult) : undefined;
    if (!before) throw error;
    return before;
  }
};

/** Sends once per idempotency key, and once per text until the other person answers; a repeat gets the first result. */
export const sendOnce = async (
  context: MessagesContext,
  sending: Sending,
  draftOf: (text: string) => Promise<Draft>,
): Promise<Sent> => {
  const text = hidePersonalNumbers(sending.text, swedishDate(context.system.now()));
  const outcome = await sendWithKey(context, sending, () => draftOf(text));
  return showSent(context, { ...sending, text }, outcome);
};
