import * as z from "zod";

const Recipients = z.array(z.object({ emailAddress: z.string() }));
/** SES gives each tag a list of values; our tags have one. */
const Tag = z.tuple([z.string()]).optional();
const Mail = z.object({
  timestamp: z.iso.datetime(),
  tags: z.object({ person: Tag, mail: Tag }).optional(),
});

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

/** A bounce or complaint about one mail. A `soft` bounce may arrive another day. */
export type Feedback = {
  readonly id: string;
  readonly kind: "bounced" | "complained" | "soft";
  readonly sentAt: string;
  readonly addresses: readonly string[];
  /** Absent for recipients without an account. */
  readonly mail?: { readonly userId: string; readonly mailId: string };
};

const mailIn = ({ tags }: z.infer<typeof Mail>): Pick<Feedback, "mail"> => {
  const [[userId] = [], [mailId] = []] = [tags?.person, tags?.mail];
  return userId === undefined || mailId === undefined ? {} : { mail: { userId, mailId } };
};

const addressesIn = (recipients: z.infer<typeof Recipients>): string[] =>
  recipients.map(({ emailAddress }) => /<([^<>]+)>/.exec(emailAddress)?.[1] ?? emailAddress);

/** Parses an SES event; undefined for a "not spam" report. Throws on anything else. */
export const readFeedback = (message: string): Feedback | undefined => {
  const event = Event.parse(JSON.parse(message));
  const about = { sentAt: event.mail.timestamp, ...mailIn(event.mail) };
  switch (event.eventType) {
    case "Bounce": {
      const { feedbackId: id, bounceType, bouncedRecipients } = event.bounce;
      const kind = bounceType === "Permanent" ? "bounced" : "soft";
      return { id, kind, ...about, addresses: addressesIn(bouncedRecipients) };
    }
    case "Complaint": {
      const { feedbackId: id, complaintFeedbackType, complainedRecipients } = event.complaint;
      if (complaintFeedbackType === "not-spam") return undefined;
      return { id, kind: "complained", ...about, addresses: addressesIn(complainedRecipients) };
    }
  }
};
