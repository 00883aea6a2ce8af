import type { ErasureContext } from "./erasure-context.ts";
import type { Leaver } from "./hide-person.ts";
import { remove, update } from "#lambdas/shared/table/actions.ts";
import { BugItem, BugLetterItem } from "#lambdas/shared/table/items/bug-report.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import { pages } from "#lambdas/shared/table/pages.ts";

/** Whatever else may be wrong with one, it goes. */
const Letter = BugLetterItem.pick({ id: true, bugId: true, pictureId: true });
const Bug = BugItem.pick({ words: true });

/** Removes what someone has written of faults, and the pictures they sent. The fault itself keeps the words of who told of it first, without a name. */
export const eraseBugLetters = async (
  { table, discardPicture }: ErasureContext,
  { userId, hide }: Leaver,
): Promise<void> => {
  const partition = lists.bugLettersOf(userId);
  for await (const letters of pages(table, { schema: Letter, partition, index: "gsi1", limit: 25 }))
    for (const { id, bugId, pictureId } of letters) {
      if (pictureId !== undefined)
        await discardPicture({ kind: "bug-picture", id: pictureId, ownerId: userId });
      const bug = await table.get(keys.bug(bugId), Bug);
      const words = hide(bug?.words ?? "");
      await table.transact([
        remove(keys.bugLetter(bugId, id)),
        ...(pictureId === undefined ? [] : [remove(keys.upload(pictureId))]),
        ...(bug === undefined || words === bug.words
          ? []
          : [update(keys.bug(bugId)).set({ words }).expectExists("stale")]),
      ]);
    }
};
