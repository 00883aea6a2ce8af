/** So many signs at the end of a folded frame number tell bikes apart; what makers put before is alike. */
const tail = 8;

/** The end of a folded frame number and every text that comes of leaving out one of its signs. Two numbers that differ by one sign there share one of them. */
export const deletionVariants = (folded: string): string[] => {
  const end = folded.slice(-tail);
  const shorter = Array.from(end, (_, place) => end.slice(0, place) + end.slice(place + 1));
  return [...new Set([end, ...shorter])];
};
