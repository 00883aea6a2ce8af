import * as z from "zod";

/** A person as administrators are shown them beside something else. The name is gone once the account is erased. */
export const PersonRef = z.object({ id: z.string(), name: z.string().optional() });
