/** The characters of a number, and which of them another number of the same length has otherwise. */
export const markDifferences = (
  number: string,
  other: string,
): readonly { readonly character: string; readonly differs: boolean }[] =>
  Array.from(number, (character, place) => ({ character, differs: other[place] !== character }));
