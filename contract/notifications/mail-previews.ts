import * as z from "zod";
import { Language } from "#contract/people/accounts.ts";
import { MailCategory } from "#contract/people/notification-settings.ts";
import { defineRoutes } from "#contract/platform/route.ts";

const MailName = z.string().regex(/^[a-z][a-z-]{2,59}$/);
const ByName = z.object({ name: MailName });

const MailPreview = z.object({
  name: MailName,
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** The kind its reader can decline; absent if it cannot be declined. */
  category: MailCategory.optional(),
});
export type MailPreview = z.infer<typeof MailPreview>;

const ListedPreview = z.object({
  name: MailName,
  title: z.object({ sv: z.string().min(1), en: z.string().min(1) }),
});
export type ListedPreview = z.infer<typeof ListedPreview>;

/** Absent in production. */
export const mailPreviewRoutes = defineRoutes({
  listMailPreviews: {
    method: "GET",
    path: "/admin/mail-previews",
    access: "admin",
    summary: "List all mails with their titles",
    response: z.object({ previews: z.array(ListedPreview) }),
    problems: ["route-not-found"],
  },
  showMailPreview: {
    method: "GET",
    path: "/admin/mail-previews/{name}",
    access: "admin",
    summary: "Render a mail with made-up contents",
    params: ByName,
    query: z.object({ language: Language }),
    response: MailPreview,
    problems: ["route-not-found"],
  },
  sendMailPreview: {
    method: "POST",
    path: "/admin/mail-previews/{name}/copies",
    access: "admin",
    summary: "Send a mail with made-up contents to yourself",
    params: ByName,
    body: z.object({ language: Language }),
    response: z.object({ to: z.string() }),
    problems: ["route-not-found", "too-many-requests"],
  },
});
