import * as z from "zod";

/** `no`: no decision went against this side. */
export const AppealState = z.enum(["possible", "waiting", "used", "too-late", "no"]);
export type AppealState = z.infer<typeof AppealState>;
