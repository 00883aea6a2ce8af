import * as z from "zod";

/** A reference to a person in an administrator's page. An erased account has no name. */
export const PersonRef = z.object({ id: z.string(), name: z.string().optional() });
