/** A text without some words that stand in it one after the other; undefined where nothing is left. */
export const withoutWords = (text: string | undefined, typed: string): string | undefined => {
  const words = text?.trim().split(/\s+/) ?? [];
  const gone = typed.split(/\s+/);
  const from = words.findIndex((_, place) => gone.every((word, step) => words[place + step] === word));
  const rest = from === -1 ? words : [...words.slice(0, from), ...words.slice(from + gone.length)];
  return rest.length === 0 ? undefined : rest.join(" ");
};
