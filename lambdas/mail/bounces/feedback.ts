import * as z from "zod";

const Recipients = z.array(z.object({ emailAddress: z.string() }));
const Mail = z.object({ timestamp: z.iso.datetime() });

const Bounce = z.object({
  eventType: z.literal("Bounce"),
  mail: Mail,
  bounce: z.object({ feedbackId: z.string(), bounceType: z.string(), bouncedRecipients: Recipients }),
});

const Complaint = z.object({
  eventType: z.literal("Complaint"),
  mail: Mail,
  complaint: z.object({
    feedbackId: z.string(),
    complainedRecipients: Recipients,
    complaintFeedbackType: z.string().nullish(),
  }),
});

const Event = z.discriminatedUnion("eventType", [Bounce, Complaint]);

/** What a mail server said of one mail to some addresses. Soft is what might arrive another day. */
export type Feedback = {
  readonly id: string;
  readonly kind: "bounced" | "complained" | "soft";
  readonly sentAt: string;
  readonly addresses: readonly string[];
};

const addressesIn = (recipients: z.infer<typeof Recipients>): string[] =>
  recipients.map(({ emailAddress }) => /<([^<>]+)>/.exec(emailAddress)?.[1] ?? emailAddress);

/** Reads what SES has published; undefined for someone who says that a mail is no spam. Throws where it is nothing of the kind. */
export const readFeedback = (message: string): Feedback | undefined => {
  const event = Event.parse(JSON.parse(message));
  const sentAt = event.mail.timestamp;
  switch (event.eventType) {
    case "Bounce": {
      const { feedbackId: id, bounceType, bouncedRecipients } = event.bounce;
      const kind = bounceType === "Permanent" ? "bounced" : "soft";
      return { id, kind, sentAt, addresses: addressesIn(bouncedRecipients) };
    }
    case "Complaint": {
      const { feedbackId: id, complaintFeedbackType, complainedRecipients } = event.complaint;
      if (complaintFeedbackType === "not-spam") return undefined;
      return { id, kind: "complained", sentAt, addresses: addressesIn(complainedRecipients) };
    }
  }
};
