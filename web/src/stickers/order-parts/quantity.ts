/** Parses a whole number from 1 to `max`; undefined for anything else, such as `2.5` or `1e2`. */
export const quantityOf = (typed: string, max: number): number | undefined => {
  const count = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
  return count >= 1 && count <= max ? count : undefined;
};
