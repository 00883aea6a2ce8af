import * as z from "zod";

/** An owner decides about the store and who works in it; staff work there. */
export const StaffRole = z.enum(["owner", "staff"]);
export type StaffRole = z.infer<typeof StaffRole>;
