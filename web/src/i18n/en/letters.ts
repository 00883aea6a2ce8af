import type { letters as sv } from "../sv/letters.ts";
import type { Texts } from "../texts.ts";

export const letters: Texts<typeof sv> = {
  title: "Test mails",
  lead: "Every mail the service sends, with made-up contents. Here they are as they arrive, and you can send them to yourself.",
  letter: "Mail",
  language: "Language",
  swedish: "Svenska",
  english: "English",
  form: "Form",
  html: "Formatted",
  text: "Plain text",
  subject: "Subject",
  optional: "Can be left",
  essential: "Cannot be left",
  preview: "Preview of the mail",
  send: "Send to me",
  sent: "Sent to {{to}}",
  loading: "Fetching the mail",
  failed: "The mails could not be fetched",
  retry: "Try again",
};
