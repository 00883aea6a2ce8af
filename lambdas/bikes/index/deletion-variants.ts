/** Characters at the end of a folded frame number that distinguish bikes; makers share prefixes. */
const tailLength = 8;

/**
 * The end of a folded number and each variant with one character left out. Two numbers that differ
 * by one character share a variant.
 */
export const deletionVariants = (folded: string): string[] => {
  const end = folded.slice(-tailLength);
  const shorter = Array.from(end, (_, place) => end.slice(0, place) + end.slice(place + 1));
  return [...new Set([end, ...shorter])];
};
