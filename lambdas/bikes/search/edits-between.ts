/**
 * Edits by inserting, deleting, replacing or swapping adjacent letters (Damerau–Levenshtein,
 * optimal string alignment). Each row depends only on the two before it.
 */
export const editsBetween = (a: string, b: string): number => {
  let older: number[] = [];
  let old = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      line.push(
        Math.min(
          (old[column] ?? 0) + 1,
          (line[column - 1] ?? 0) + 1,
          (old[column - 1] ?? 0) + (same ? 0 : 1),
          swapped ? (older[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    older = old;
    old = line;
  }
  return old[b.length] ?? 0;
};
