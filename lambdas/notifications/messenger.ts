import type { AdminEvent } from "#contract/notifications/admin-events.ts";
import type { RealtimeEvent } from "#contract/notifications/realtime.ts";
import type { Mailer } from "#lambdas/platform/mail/mail.ts";
import type { System } from "#lambdas/platform/system.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import type { SendText } from "#lambdas/platform/text-messages/aws-text-messages.ts";
import type { TextLimits } from "./text-limits.ts";

export type Messenger = Pick<System, "now" | "random" | "wait"> & {
  readonly table: Table;
  publish(userId: string, event: RealtimeEvent): Promise<void>;
  publishToAdmins(event: AdminEvent): Promise<void>;
  readonly send: Mailer;
  readonly sendText: SendText;
  readonly textLimits: TextLimits;
  /** Reports to the operators that a store has reached its text message limit. */
  readonly reportWithheld: (storeId: string) => void;
  readonly siteOrigin: string;
  /** The reply address of mails. */
  readonly supportEmail: string;
  readonly codeSecret: string;
  readonly linkSecret: string;
};
