import * as z from "zod";

export const MailFeedbackEnv = z.object({ TABLE_NAME: z.string().min(1) });
