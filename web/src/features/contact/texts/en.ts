import type { contact as sv } from "./sv.ts";
import type { Texts } from "#web/i18n/texts.ts";

export const contact: Texts<typeof sv> = {
  title: "Contact us",
  lead: "Write to us and we’ll reply by email.",
  topic: "Topic",
  chooseTopic: "Choose a topic",
  topics: {
    account: "My account",
    registration: "Registering a bike",
    stolen: "A stolen or found bike",
    "protected-identity": "Protected identity",
    store: "Becoming a partner shop",
    privacy: "Privacy",
    other: "Something else",
  },
  email: "Your email address",
  emailHint: "We’ll send our reply here.",
  message: "Message",
  messageHint: "Leave out your personal number. We don’t need it to reply.",
  send: "Send",
  sending: "Sending …",
  robotNote: "We check that you’re not a robot. It takes a second.",
  urgentTitle: "Is it urgent?",
  urgent: "If a crime is in progress, call 112. Report thefts and give tips to the police on 114 14.",
  mail: "You can also email us:",
  thanks: "Thanks, we’ve got your message",
  caseNumber: "Your case number is {{caseNumber}}.",
  answer: "A confirmation is on its way to your inbox. We’ll reply as soon as we can.",
  another: "Write another message",
};
