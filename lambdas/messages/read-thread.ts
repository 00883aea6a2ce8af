import { noteIdOf } from "#lambdas/conversations/thread-id.ts";
import type { OpenThread } from "#lambdas/messages/get-thread.ts";
import type { MessagesWorld } from "#lambdas/messages/messages-world.ts";
import { readOwnThread } from "#lambdas/messages/own-thread.ts";
import { noteRead } from "#lambdas/notes/note-write.ts";
import { type Action, update } from "#lambdas/table/actions.ts";
import { NoteItem } from "#lambdas/table/items/note.ts";
import { keys } from "#lambdas/table/keys.ts";
import { untilFresh } from "#lambdas/table/retry.ts";

const attempt = async ({ table }: MessagesWorld, { userId, threadId }: OpenThread): Promise<void> => {
  const noteId = noteIdOf(threadId);
  const [thread, note] = await Promise.all([
    readOwnThread(table, userId, threadId),
    table.get(keys.note(userId, noteId), NoteItem),
  ]);
  const writes: Action[] = [];
  if (thread.unread > 0)
    writes.push(
      update(keys.thread(userId, threadId))
        .set({ unread: 0 })
        .remove("gsi2pk", "gsi2sk")
        .expectExists("thread-not-found"),
    );
  if (note?.unreadSince !== undefined) writes.push(noteRead(userId, noteId, "stale"));
  if (writes.length > 0) await table.transact(writes);
};

/** Marks a conversation of the caller's as read, and the note that told of it. */
export const readThread = async (world: MessagesWorld, input: OpenThread): Promise<Record<string, never>> => {
  await untilFresh(world.system, () => attempt(world, input));
  return {};
};
