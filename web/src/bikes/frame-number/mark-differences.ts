type Marked = { readonly character: string; readonly differs: boolean };

/** Longest common subsequence length from each pair of positions. */
const commonFrom = (number: string, other: string): number[][] => {
  const rows = Array.from({ length: number.length + 1 }, () => Array<number>(other.length + 1).fill(0));
  for (let i = number.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) {
      const [row = [], next = []] = [rows[i], rows[i + 1]];
      row[j] = number[i] === other[j] ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return rows;
};

/** Numbers that share less than this are too different to compare. */
const minShared = 0.5;

/** Marks the characters that a similar number lacks at the same place. */
export const markDifferences = (number: string, other: string): readonly Marked[] => {
  const common = commonFrom(number, other);
  const isNear = (common[0]?.[0] ?? 0) >= minShared * number.length;
  let at = 0;
  return Array.from(number, (character, place) => {
    const rest = common[place]?.[at] ?? 0;
    while (at < other.length && other[at] !== character && common[place]?.[at + 1] === rest) at += 1;
    const isShared = other[at] === character && rest > 0;
    if (isShared) at += 1;
    return { character, differs: isNear && !isShared };
  });
};
