import type { ErasureContext } from "./erasure-context.ts";
import type { Leaver } from "./hide-person.ts";
import { remove, update } from "#lambdas/platform/table/actions.ts";
import { BugItem, BugLetterItem } from "#lambdas/office/items/bug-report.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";

/** Parses only these fields, so that an item with other faults is erased too. */
const Letter = BugLetterItem.pick({ id: true, bugId: true, pictureId: true });
const Bug = BugItem.pick({ words: true });

/** Removes the person's bug reports and pictures. The bug keeps the words of its newest report, without names. */
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
