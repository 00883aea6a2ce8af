/** Pages that are not built yet. They can be opened and say so, but no menu and no tile leads to them. */
const pagesToCome = ["/analytics", "/insurance-analytics", "/business-analytics"] as const;

export type PathToCome = (typeof pagesToCome)[number];

export const isToCome = (path: string): boolean => pagesToCome.some((each) => each === path);
