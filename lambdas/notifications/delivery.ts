import type { Language } from "#contract/people/accounts.ts";
import type { AdminQueue } from "#contract/notifications/admin-events.ts";
import type { RealtimeEvent } from "#contract/notifications/realtime.ts";
import type { MailContext } from "#lambdas/platform/mail/mail-context.ts";
import type { WatchName } from "#lambdas/checks/watch-links.ts";
import type { MailTemplate } from "./mails.ts";

/** An account (its profile gives address and language), an address without an account, the reporter of a find or an ad, the watcher of a frame number, or the support inbox. */
export type Recipient =
  | { readonly userId: string }
  | { readonly email: string; readonly language: Language; readonly watch?: WatchName }
  | { readonly finderOf: { readonly bikeId: string; readonly reportId: string } }
  | { readonly adReporterOf: { readonly caseId: string; readonly reportId: string } }
  | { readonly watcherOf: WatchName }
  | "support";

/** One thing to send: an event to open pages, a mail, or a text message. `copy` distinguishes mails to several people about one change. */
export type Delivery =
  | { readonly kind: "admin-event"; readonly queue: AdminQueue }
  | { readonly kind: "event"; readonly userId: string; readonly event: RealtimeEvent }
  | {
      readonly kind: "mail";
      readonly to: Recipient;
      readonly template: MailTemplate;
      readonly copy?: string;
    }
  | {
      readonly kind: "text";
      /** E.164, `+4670…`. */
      readonly to: string;
      /** The sale whose buyer gets it; `isMailed` if a mail has the same content. */
      readonly sale: { readonly storeId: string; readonly saleId: string; readonly isMailed: boolean };
      readonly text: (context: Pick<MailContext, "siteOrigin" | "codeSecret">) => string;
    };
