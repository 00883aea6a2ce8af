import * as z from "zod";

/** Only owners change the store's settings and staff. */
export const StaffRole = z.enum(["owner", "staff"]);
export type StaffRole = z.infer<typeof StaffRole>;
