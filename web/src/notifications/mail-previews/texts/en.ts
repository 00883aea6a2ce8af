import type { mailPreviews as sv } from "./sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const mailPreviews: Texts<typeof sv> = {
  title: "Test emails",
  lead: "Every email the service sends, with made-up contents. See them as they arrive, or send them to yourself.",
  mail: "Email",
  language: "Language",
  swedish: "Svenska",
  english: "English",
  form: "Form",
  html: "Formatted",
  text: "Plain text",
  subject: "Subject",
  optional: "Can be turned off",
  essential: "Can’t be turned off",
  preview: "Preview of the email",
  send: "Send to me",
  sent: "Sent to {{to}}",
  loading: "Loading the email",
  failed: "The emails couldn’t be loaded",
  retry: "Try again",
};
