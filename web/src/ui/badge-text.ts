const most = 9;

/** What a badge says: nothing for none, and no more than fits. */
export const badgeText = (count: number | undefined): string | undefined => {
  if (count === undefined || count <= 0) return undefined;
  return count > most ? `${most}+` : String(count);
};
