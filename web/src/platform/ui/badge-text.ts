const maxShown = 9;

/** Undefined for zero; `9+` above nine. */
export const badgeText = (count: number | undefined): string | undefined => {
  if (count === undefined || count <= 0) return undefined;
  return count > maxShown ? `${maxShown}+` : String(count);
};
