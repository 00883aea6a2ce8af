import type { contact as sv } from "#web/i18n/sv/contact.ts";
import type { Texts } from "#web/i18n/texts.ts";

export const contact: Texts<typeof sv> = {
  title: "Contact us",
  lead: "Write to us and we answer by e-mail.",
  topic: "Topic",
  chooseTopic: "Choose a topic",
  topics: {
    account: "My account",
    registration: "Registering a bike",
    stolen: "A stolen or found bike",
    "protected-identity": "Protected identity",
    store: "Becoming a partner store",
    privacy: "Privacy",
    other: "Something else",
  },
  email: "Your e-mail address",
  emailHint: "This is where we send the answer.",
  message: "Message",
  messageHint: "Do not write your personal number. We do not need it to answer.",
  send: "Send",
  sending: "Sending …",
  robotNote:
    "When you send, your browser works out a small number for about a second. It keeps robots away, entirely without cookies.",
  urgentTitle: "Is it urgent?",
  urgent: "If a crime is going on, call 112. Report a theft and give tips to the police on 114 14.",
  mail: "You can also mail us:",
  thanks: "Thank you, we have your message",
  caseNumber: "Your case has the number {{caseNumber}}.",
  answer: "A confirmation is on its way to your inbox. We answer as soon as we can.",
  another: "Write another message",
};
