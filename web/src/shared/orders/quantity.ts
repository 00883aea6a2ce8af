/** A whole number from 1 to `most` as people type it; undefined for anything else, also for `2.5` and `1e2`. */
export const quantityOf = (typed: string, most: number): number | undefined => {
  const count = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
  return count >= 1 && count <= most ? count : undefined;
};
