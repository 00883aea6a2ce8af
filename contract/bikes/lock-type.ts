import * as z from "zod";

export const LockType = z.enum(["none", "cable", "chain", "u-lock", "folding", "frame", "indoors", "other"]);
export type LockType = z.infer<typeof LockType>;
