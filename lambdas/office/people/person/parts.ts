import type { PersonPart, PersonParts } from "#contract/office/people-admin-person.ts";
import type { PeopleAdminContext } from "#lambdas/office/people/people-admin-context.ts";
import { showDecisions } from "#lambdas/people/administrators/show-decisions.ts";
import { showMails } from "./show-mails.ts";
import { showConsent } from "#lambdas/people/consents/show-consent.ts";
import { showEmailRequests } from "#lambdas/office/people/email-requests/show-email-requests.ts";
import { showExtracts } from "#lambdas/office/people/extracts/show-extracts.ts";
import { showBike, showChange, showOrder, showPurchase, showTransfer } from "./show-rows.ts";
import { auditPartition } from "#lambdas/platform/table/audit-keys.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import { AuditItem } from "#lambdas/platform/table/items/audit.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { ConsentLineItem } from "#lambdas/people/items/consent.ts";
import { EmailRequestItem } from "#lambdas/people/items/email-request.ts";
import { ExtractItem } from "#lambdas/people/items/extract.ts";
import { StickerOrderItem } from "#lambdas/stickers/items/order.ts";
import { ReceiptEntryItem } from "#lambdas/ownership/items/ownership-receipt.ts";
import { PersonMailItem } from "#lambdas/people/items/person-mail.ts";
import { LedgerItem } from "#lambdas/people/items/person.ts";
import { PurchaseItem } from "#lambdas/points/items/purchase.ts";
import { lists, ranges, userPartition } from "#lambdas/platform/table/keys.ts";
import type { Position, Table } from "#lambdas/platform/table/table.ts";

type PartQuery = {
  readonly adminId: string;
  readonly now: Date;
  readonly userId: string;
  readonly after: Position | undefined;
};
type PartPage<Part extends PersonPart> = {
  readonly items: PersonParts[Part]["items"];
  readonly next: Position | undefined;
};
type Readers = { readonly [Part in PersonPart]: (table: Table, place: PartQuery) => Promise<PartPage<Part>> };

/** Rows per list and page. */
const pageSize = 5;
/** Larger than a page, because many audit lines are views, which are not shown. */
const auditPageSize = 25;

const newest = { newestFirst: true, limit: pageSize } as const;

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
    const page = await table.query({ ...newest, partition, schema: AuditItem, after, limit: auditPageSize });
    return { items: await showDecisions(table, page.items), next: page.next };
  },
};

type PartRequest = { readonly adminId: string; readonly accountId: string; readonly cursor?: string };
type Context = Pick<PeopleAdminContext, "table" | "system" | "cursorSecret">;

/** The cursor is bound to the administrator who opened the person. */
export const readPart = async <Part extends PersonPart>(
  { table, system, cursorSecret }: Context,
  part: Part,
  { adminId, accountId, cursor }: PartRequest,
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

export const readParts = async (context: Context, partRequest: PartRequest): Promise<PersonParts> => {
  const [bikes, points, purchases, orders, transfers, mails, consents, extracts, emailRequests, decisions] =
    await Promise.all([
      readPart(context, "bikes", partRequest),
      readPart(context, "points", partRequest),
      readPart(context, "purchases", partRequest),
      readPart(context, "orders", partRequest),
      readPart(context, "transfers", partRequest),
      readPart(context, "mails", partRequest),
      readPart(context, "consents", partRequest),
      readPart(context, "extracts", partRequest),
      readPart(context, "emailRequests", partRequest),
      readPart(context, "decisions", partRequest),
    ]);
  return { bikes, points, purchases, orders, transfers, mails, consents, extracts, emailRequests, decisions };
};
