import type { ErasureWorld } from "#lambdas/accounts/closing/erasure-world.ts";
import { remove } from "#lambdas/table/actions.ts";
import { MessageItem, NoteItem, ThreadItem } from "#lambdas/table/items/note.ts";
import { keys, ranges, threadPartition, userPartition } from "#lambdas/table/keys.ts";
import { pages } from "#lambdas/table/pages.ts";
import type { Table } from "#lambdas/table/table.ts";

// Whatever else may be wrong with an item, it goes.
const Note = NoteItem.pick({ noteId: true });
const Thread = ThreadItem.pick({ threadId: true });
const Message = MessageItem.pick({ messageId: true, fromUserId: true });

const limit = 50;

const forgetMessages = async (table: Table, threadId: string, userId: string): Promise<void> => {
  const said = { schema: Message, partition: threadPartition(threadId), limit };
  for await (const messages of pages(table, said))
    for (const { messageId, fromUserId } of messages)
      if (fromUserId === userId) await table.transact([remove(keys.message(threadId, messageId))]);
};

/** Removes what somebody was told and what they have written. What others wrote stays theirs. */
export const eraseConversations = async ({ table }: ErasureWorld, userId: string): Promise<void> => {
  const own = { partition: userPartition(userId), limit };
  for await (const notes of pages(table, { ...own, schema: Note, prefix: ranges.notes }))
    for (const { noteId } of notes) await table.transact([remove(keys.note(userId, noteId))]);
  await table.transact([remove(keys.notesRead(userId))]);
  for await (const threads of pages(table, { ...own, schema: Thread, prefix: ranges.threads }))
    for (const { threadId } of threads) {
      await forgetMessages(table, threadId, userId);
      await table.transact([remove(keys.thread(userId, threadId))]);
    }
};
