import type { PersonPart, PersonParts } from "#contract/people-admin-person.ts";
import type { PeopleAdminContext } from "#lambdas/people-admin/people-admin-context.ts";
import { showDecisions } from "#lambdas/shared/administrators/show-decisions.ts";
import { showMails } from "./show-mails.ts";
import { showConsent } from "#lambdas/shared/consents/show-consent.ts";
import { showEmailRequests } from "../email-requests/show-email-requests.ts";
import { showExtracts } from "../extracts/show-extracts.ts";
import { showBike, showChange, showOrder, showPurchase, showTransfer } from "./show-rows.ts";
import { auditPartition } from "#lambdas/shared/table/audit-keys.ts";
import { readCursor, writeCursor } from "#lambdas/shared/table/cursor.ts";
import { AuditItem } from "#lambdas/shared/table/items/audit.ts";
import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { ConsentLineItem } from "#lambdas/shared/table/items/consent.ts";
import { EmailRequestItem } from "#lambdas/shared/table/items/email-request.ts";
import { ExtractItem } from "#lambdas/shared/table/items/extract.ts";
import { StickerOrderItem } from "#lambdas/shared/table/items/order.ts";
import { ReceiptEntryItem } from "#lambdas/shared/table/items/ownership-receipt.ts";
import { PersonMailItem } from "#lambdas/shared/table/items/person-mail.ts";
import { LedgerItem } from "#lambdas/shared/table/items/person.ts";
import { PurchaseItem } from "#lambdas/shared/table/items/purchase.ts";
import { lists, ranges, userPartition } from "#lambdas/shared/table/keys.ts";
import type { Position, Table } from "#lambdas/shared/table/table.ts";

type Place = {
  readonly adminId: string;
  readonly now: Date;
  readonly userId: string;
  readonly after: Position | undefined;
};
type Rows<Part extends PersonPart> = {
  readonly items: PersonParts[Part]["items"];
  readonly next: Position | undefined;
};
type Readers = { readonly [Part in PersonPart]: (table: Table, place: Place) => Promise<Rows<Part>> };

/** So many of each at a time, however many there are. */
const few = 5;
/** Of these many are looks, which are not shown. */
const lines = 25;

const newest = { newestFirst: true, limit: few } as const;

const readers: Readers = {
  bikes: async (table, { userId, after }) => {
    const partition = lists.bikesOf(userId);
    const page = await table.query({ ...newest, index: "gsi1", partition, schema: BikeItem, after });
    return { items: page.items.map(showBike), next: page.next };
  },
  points: async (table, { userId, after }) => {
    const place = { partition: userPartition(userId), prefix: ranges.ledger, after };
    const page = await table.query({ ...newest, ...place, schema: LedgerItem });
    return { items: page.items.map(showChange), next: page.next };
  },
  purchases: async (table, { userId, after }) => {
    const partition = lists.purchasesOf(userId);
    const page = await table.query({ ...newest, index: "gsi1", partition, schema: PurchaseItem, after });
    return { items: page.items.map(showPurchase), next: page.next };
  },
  orders: async (table, { userId, after }) => {
    const place = { partition: userPartition(userId), prefix: ranges.stickerOrders, after };
    const page = await table.query({ ...newest, ...place, schema: StickerOrderItem });
    return { items: page.items.map(showOrder), next: page.next };
  },
  transfers: async (table, { userId, after }) => {
    const place = { partition: userPartition(userId), prefix: ranges.receiptEntries, after };
    const page = await table.query({ ...newest, ...place, schema: ReceiptEntryItem });
    return { items: page.items.map(showTransfer), next: page.next };
  },
  mails: async (table, { userId, after }) => {
    const place = { partition: userPartition(userId), prefix: ranges.personMails, after };
    const page = await table.query({ ...newest, ...place, schema: PersonMailItem });
    return {
      items: page.items.length === 0 ? [] : await showMails(table, userId, page.items),
      next: page.next,
    };
  },
  consents: async (table, { userId, after }) => {
    const place = { partition: userPartition(userId), prefix: ranges.consentLines, after };
    const page = await table.query({ ...newest, ...place, schema: ConsentLineItem });
    return { items: page.items.map(showConsent), next: page.next };
  },
  extracts: async (table, { adminId, now, userId, after }) => {
    const place = { partition: userPartition(userId), prefix: ranges.extracts, after };
    const page = await table.query({ ...newest, ...place, schema: ExtractItem });
    return { items: await showExtracts(table, page.items, { adminId, now }), next: page.next };
  },
  emailRequests: async (table, { adminId, now, userId, after }) => {
    const place = { partition: userPartition(userId), prefix: ranges.emailRequests, after };
    const page = await table.query({ ...newest, ...place, schema: EmailRequestItem });
    return { items: await showEmailRequests(table, page.items, { adminId, now }), next: page.next };
  },
  decisions: async (table, { userId, after }) => {
    const partition = auditPartition(userId);
    const page = await table.query({ ...newest, partition, schema: AuditItem, after, limit: lines });
    return { items: await showDecisions(table, page.items), next: page.next };
  },
};

type Wanted = { readonly adminId: string; readonly accountId: string; readonly cursor?: string };
type Context = Pick<PeopleAdminContext, "table" | "system" | "cursorSecret">;

/** A page of one list of a person. Only the one who was given its cursor goes on with it: they have opened the person. */
export const readPart = async <Part extends PersonPart>(
  { table, system, cursorSecret }: Context,
  part: Part,
  { adminId, accountId, cursor }: Wanted,
): Promise<{ items: PersonParts[Part]["items"]; cursor: string | undefined }> => {
  const list = JSON.stringify(["person", part, adminId, accountId]);
  const after = readCursor(cursorSecret, list, cursor);
  const { items, next } = await readers[part](table, {
    adminId,
    now: system.now(),
    userId: accountId,
    after,
  });
  return { items, cursor: writeCursor(cursorSecret, list, next) };
};

/** The latest of every list. */
export const readParts = async (context: Context, wanted: Wanted): Promise<PersonParts> => {
  const [bikes, points, purchases, orders, transfers, mails, consents, extracts, emailRequests, decisions] =
    await Promise.all([
      readPart(context, "bikes", wanted),
      readPart(context, "points", wanted),
      readPart(context, "purchases", wanted),
      readPart(context, "orders", wanted),
      readPart(context, "transfers", wanted),
      readPart(context, "mails", wanted),
      readPart(context, "consents", wanted),
      readPart(context, "extracts", wanted),
      readPart(context, "emailRequests", wanted),
      readPart(context, "decisions", wanted),
    ]);
  return { bikes, points, purchases, orders, transfers, mails, consents, extracts, emailRequests, decisions };
};
