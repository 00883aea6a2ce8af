import type { Purpose, Work } from "#lambdas/shared/challenges/challenge.ts";

export const contactPurpose: Purpose = { name: "contact" };

/** About a second on a phone, and time enough to write a long letter. */
export const contactWork: Work = { seconds: 20 * 60, fewestKeys: 100, mostKeys: 300 };
