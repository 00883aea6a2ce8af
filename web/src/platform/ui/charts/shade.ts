/** Maps a share of 0 to 1 to one of five shades. */
export const shadeOf = (share: number): number => Math.min(5, Math.max(1, Math.ceil(share * 5)));
