import type { AdminEvent } from "#contract/admin-events.ts";
import type { RealtimeEvent } from "#contract/realtime.ts";
import type { Mailer } from "#lambdas/shared/mail/mail.ts";
import type { Table } from "#lambdas/shared/table/table.ts";
import type { SendText } from "#lambdas/shared/text-messages/aws-text-messages.ts";
import type { TextLimits } from "./text-limits.ts";

/** What people are told with. */
export type Messenger = {
  readonly table: Table;
  readonly now: () => Date;
  publish(userId: string, event: RealtimeEvent): Promise<void>;
  publishToAdmins(event: AdminEvent): Promise<void>;
  readonly send: Mailer;
  readonly sendText: SendText;
  readonly textLimits: TextLimits;
  /** Tells the operators that no more text messages go to the buyers of a store for now. */
  readonly reportWithheld: (storeId: string) => void;
  readonly siteOrigin: string;
  /** Those who answer mails. */
  readonly supportEmail: string;
  /** Keys the codes that are mailed. */
  readonly codeSecret: string;
  /** Closes the links by which someone leaves a kind of mail. */
  readonly linkSecret: string;
};
