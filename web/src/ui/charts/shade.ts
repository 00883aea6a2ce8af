/** Five shades are told apart, for parts from 0 to 1. */
export const shadeOf = (share: number): number => Math.min(5, Math.max(1, Math.ceil(share * 5)));
