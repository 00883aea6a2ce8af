import { swedishDate } from "#contract/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import type { Message } from "#contract/messages.ts";
import { textFor } from "#lambdas/shared/conversations/shown-text.ts";
import type { MessagesContext } from "./messages-context.ts";
import { Outcome } from "#lambdas/messages/repeated-text.ts";
import { type Draft, prepare } from "#lambdas/messages/send.ts";
import { undoUntil } from "#lambdas/messages/show-message.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import { once } from "#lambdas/shared/table/idempotency.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";

export type Sending = {
  readonly userId: string;
  readonly idempotencyKey: string;
  /** What was asked for. */
  readonly content: unknown;
  readonly text: string;
};

export type Sent = { readonly threadId: string; readonly message: Message };

/** What was written, as its writer reads it. */
export const showSent = (
  { system }: Pick<MessagesContext, "system">,
  { userId, text }: Pick<Sending, "userId" | "text">,
  { threadId, messageId: id, type, at, frameNumber }: Outcome,
): Sent => {
  const said = { fromUserId: userId, text, frameNumber, numberGiven: frameNumber !== undefined };
  const message = { id, mine: true, type, text: textFor(said, userId), at };
  return { threadId, message: { ...message, undoUntil: undoUntil(at, system.now()) } };
};

const sendWithKey = async (
  context: MessagesContext,
  { userId, idempotencyKey: key, content }: Sending,
  draftOf: () => Promise<Draft>,
): Promise<Outcome> => {
  const { table, system } = context;
  const request = { userId, key, content, now: system.now() };
  let saidAs = keys.said("", "");
  try {
    return await once(table, request, Outcome, (remember) =>
      untilFresh(system, async () => {
        const { outcome, said, write } = await prepare(context, await draftOf());
        saidAs = keys.said(outcome.threadId, said);
        await write(remember(outcome));
        return outcome;
      }),
    );
  } catch (error) {
    const before = failedWith(error, "repeated") ? await table.get(saidAs, Outcome) : undefined;
    if (!before) throw error;
    return before;
  }
};

/** Sends a message once for a key, and once for a text that nothing was answered to: the person who repeats either gets the first answer. */
export const sendOnce = async (
  context: MessagesContext,
  sending: Sending,
  draftOf: (text: string) => Promise<Draft>,
): Promise<Sent> => {
  const text = hidePersonalNumbers(sending.text, swedishDate(context.system.now()));
  const outcome = await sendWithKey(context, sending, () => draftOf(text));
  return showSent(context, { ...sending, text }, outcome);
};
