import { type Held, moveOn } from "./copy-moves.ts";
import type { MakingContext } from "./making-context.ts";
import { writeArchive, type Written } from "./write-archive.ts";
import { ownHeading } from "#lambdas/accounts/own-copy/paper/own-paper.ts";

/** Writes someone's own copy, and says as it goes on how far it is. */
export const writeCopy = async (
  context: MakingContext,
  begun: Held,
): Promise<Written & { readonly held: Held }> => {
  const { userId, copyId: file, language } = begun;
  let held = begun;
  const archive = { userId, file, language, heading: ownHeading(language) };
  const written = await writeArchive(context, archive, async (progress) => {
    held = await moveOn(context, held, progress);
  });
  return { ...written, held };
};
