import { randomUUID } from "node:crypto";
import type { StoredMail } from "./stored-mail.ts";

/** Addresses of SES's mailbox simulator; they may carry a label, e.g. bounce+anna@simulator.amazonses.com. */
type Outcome = "bounce" | "complaint" | "out-of-office" | "suppressed" | "delivered";

const outcomes: Readonly<Record<string, Outcome>> = {
  bounce: "bounce",
  complaint: "complaint",
  ooto: "out-of-office",
  suppressionlist: "suppressed",
  success: "delivered",
};

const outcomeOf = (address: string): Outcome => {
  const [, name = ""] = /^([a-z]+)(?:\+[^@]*)?@simulator\.amazonses\.com$/i.exec(address) ?? [];
  return outcomes[name.toLowerCase()] ?? "delivered";
};

/** `type` is the event type of an SES event destination. */
export type MailEvent = { readonly type: "bounce" | "complaint"; readonly body: object };

const bounceOf = (address: string, outcome: Outcome, at: string) => {
  const isSoft = outcome === "out-of-office";
  const subType = outcome === "suppressed" ? "OnAccountSuppressionList" : "General";
  return {
    feedbackId: `${randomUUID()}-000000`,
    bounceType: isSoft ? "Transient" : "Permanent",
    bounceSubType: subType,
    bouncedRecipients: [
      isSoft
        ? { emailAddress: address }
        : {
            emailAddress: address,
            action: "failed",
            status: "5.1.1",
            diagnosticCode: "smtp; 550 5.1.1 user unknown",
          },
    ],
    timestamp: at,
    reportingMTA: "dns; simulator.amazonses.com",
  };
};

const complaintOf = (address: string, at: string) => ({
  feedbackId: `${randomUUID()}-000000`,
  complaintSubType: null,
  complainedRecipients: [{ emailAddress: address }],
  timestamp: at,
  userAgent: "Amazon SES Mailbox Simulator",
  complaintFeedbackType: "abuse",
  arrivalDate: at,
});

const described = (
  { messageId, from: source, recipients, subject, tags }: StoredMail,
  timestamp: string,
) => ({
  timestamp,
  source,
  messageId,
  destination: [...recipients],
  headersTruncated: false,
  headers: [
    { name: "From", value: source },
    { name: "To", value: recipients.join(", ") },
    { name: "Subject", value: subject },
  ],
  commonHeaders: { from: [source], to: [...recipients], subject },
  tags: Object.fromEntries(Object.entries(tags).map(([name, value]) => [name, [value]])),
});

export const eventsOf = (stored: StoredMail): MailEvent[] => {
  const timestamp = new Date(stored.receivedAt).toISOString();
  const mail = described(stored, timestamp);
  return stored.recipients.flatMap((address): MailEvent[] => {
    const outcome = outcomeOf(address);
    switch (outcome) {
      case "delivered":
        return [];
      case "complaint": {
        const complaint = complaintOf(address, timestamp);
        return [{ type: "complaint", body: { eventType: "Complaint", complaint, mail } }];
      }
      case "bounce":
      case "suppressed":
      case "out-of-office": {
        const bounce = bounceOf(address, outcome, timestamp);
        return [{ type: "bounce", body: { eventType: "Bounce", bounce, mail } }];
      }
    }
  });
};
