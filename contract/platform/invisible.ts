/** Invisible characters: format and direction marks, fillers, and unassigned code points. */
// oxlint-disable-next-line no-misleading-character-class -- each is meant by itself
const unseen =
  /[\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Variation_Selector}\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0]/gu;

/** Removes invisible characters, which copied text often contains. */
export const removeInvisible = (text: string): string => text.replaceAll(unseen, "");
