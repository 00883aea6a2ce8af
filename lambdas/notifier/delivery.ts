import type { Language } from "#contract/accounts.ts";
import type { AdminQueue } from "#contract/admin-events.ts";
import type { RealtimeEvent } from "#contract/realtime.ts";
import type { MailContext } from "#lambdas/shared/mail/templates/mail-context.ts";
import type { MailTemplate } from "#lambdas/shared/mail/templates/mail-template.ts";

/** An account, written to where and how its profile says now; someone without one; the person who reported a find or an ad; or those who answer mails. */
export type Recipient =
  | { readonly userId: string }
  | { readonly email: string; readonly language: Language }
  | { readonly finderOf: { readonly bikeId: string; readonly reportId: string } }
  | { readonly adReporterOf: { readonly caseId: string; readonly reportId: string } }
  | "support";

/** Something that is told: at once on open pages, a person's or those of administrators, by mail, or by text message. `copy` tells mails apart that go to several people because of one change. */
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
      /** A phone number, `+4670…`. */
      readonly to: string;
      /** The sale whose buyer it goes to, and whether a mail says the same. */
      readonly sale: { readonly storeId: string; readonly saleId: string; readonly isMailed: boolean };
      readonly text: (written: Pick<MailContext, "siteOrigin" | "codeSecret">) => string;
    };
