import type { bugReport as sv } from "./sv.ts";
import type { Texts } from "#web/i18n/texts.ts";

export const bugReport: Texts<typeof sv> = {
  title: "Something not working?",
  message: "What happened?",
  messageHint: "Tell us what you did and what went wrong. No names or personal numbers, please.",
  email: "Your email, if you’d like a reply",
  emailHint: "You can leave this empty.",
  along: {
    title: "What we’ll receive with it",
    page: "Page",
    browser: "Browser",
    version: "Version",
    error: "Error",
    request: "Error code",
    nothingElse: "Nothing else: not what’s on the page, and nothing you’ve filled in.",
  },
  send: "Send",
  answerTo: "We’ll reply to {{email}}.",
  failed: "Your report wasn’t sent.",
  failedText: "What you wrote is still here. Try again in a moment.",
  thanks: "Thanks, we’ve got your report",
  thanksAnswer: "We’ll read it, and write to {{email}} if we have something to tell or ask you.",
  thanksAlone: "We’ll read it. You left no address, so you won’t get a reply.",
};
