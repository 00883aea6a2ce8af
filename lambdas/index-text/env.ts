import * as z from "zod";

export const IndexTextEnv = z.object({ TABLE_NAME: z.string().min(1) });
