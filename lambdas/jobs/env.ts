import * as z from "zod";

export const ReconcileLedgerEnv = z.object({ TABLE_NAME: z.string().min(1) });

export const CheckPostingsEnv = z.object({ TABLE_NAME: z.string().min(1) });
