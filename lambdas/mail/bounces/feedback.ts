import * as z from "zod";

const Recipients = z.array(z.object({ emailAddress: z.string() }));
/** SES gives every tag a list of values; ours have one. */
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

/** What a mail server said of one mail to some addresses. Soft is what might arrive another day. */
export type Feedback = {
  readonly id: string;
  readonly kind: "bounced" | "complained" | "soft";
  readonly sentAt: string;
  readonly addresses: readonly string[];
  /** Whose mail it was and which, where it went to someone with an account. */
  readonly mail?: { readonly userId: string; readonly mailId: string };
};

const mailIn = ({ tags }: z.infer<typeof Mail>): Pick<Feedback, "mail"> => {
  const [[userId] = [], [mailId] = []] = [tags?.person, tags?.mail];
  return userId === undefined || mailId === undefined ? {} : { mail: { userId, mailId } };
};

const addressesIn = (recipients: z.infer<typeof Recipients>): string[] =>
  recipients.map(({ emailAddress }) => /<([^<>]+)>/.exec(emailAddress)?.[1] ?? emailAddress);

/** Reads what SES has published; undefined for someone who says that a mail is no spam. Throws where it is nothing of the kind. */
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
