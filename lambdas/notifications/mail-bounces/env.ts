import * as z from "zod";

export const MailBouncesEnv = z.object({ TABLE_NAME: z.string().min(1) });
