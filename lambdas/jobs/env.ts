import * as z from "zod";

/** What every job that proves something of the table is given. */
export const ProofEnv = z.object({ TABLE_NAME: z.string().min(1) });
