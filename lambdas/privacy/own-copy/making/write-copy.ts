import { type LockedCopy, saveProgress } from "./copy-moves.ts";
import type { MakingContext } from "./making-context.ts";
import { writeArchive, type Written } from "./write-archive.ts";
import { ownHeading } from "#lambdas/privacy/own-copy/paper/own-paper.ts";

export const writeCopy = async (
  context: MakingContext,
  begun: LockedCopy,
): Promise<Written & { readonly held: LockedCopy }> => {
  const { userId, copyId: file, language } = begun;
  let held = begun;
  const archive = { userId, file, language, heading: ownHeading(language) };
  const written = await writeArchive(context, archive, async (progress) => {
    held = await saveProgress(context, held, progress);
  });
  return { ...written, held };
};
