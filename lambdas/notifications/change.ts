import * as z from "zod";
import { BikeItem } from "#lambdas/table/items/bike.ts";
import { ContactCaseItem } from "#lambdas/table/items/contact.ts";
import { ThreadReportItem } from "#lambdas/table/items/conversation.ts";
import { CorrectionItem } from "#lambdas/table/items/correction.ts";
import { FoundCodeItem, FoundReportItem } from "#lambdas/table/items/found-report.ts";
import { IdentityReviewItem } from "#lambdas/table/items/identity-review.ts";
import { MailRefusalItem } from "#lambdas/table/items/mail-refusal.ts";
import { NoteItem, NotesReadItem, ThreadItem } from "#lambdas/table/items/note.ts";
import { BalanceItem, ProfileItem, SessionsItem } from "#lambdas/table/items/person.ts";
import { PurchaseItem } from "#lambdas/table/items/purchase.ts";
import { SecurityEventItem } from "#lambdas/table/items/security.ts";
import { MatchItem, TheftItem } from "#lambdas/table/items/theft.ts";

/** An item before and after a write. Without `before` it is new, without `after` gone. */
type Images<Item> = { readonly before?: Item; readonly after?: Item };

/** What was written, as far as people are told of it. */
export type Change =
  | ({ readonly entity: "bike" } & Images<BikeItem>)
  | ({ readonly entity: "balance" } & Images<BalanceItem>)
  | ({ readonly entity: "contactCase" } & Images<ContactCaseItem>)
  | ({ readonly entity: "correction" } & Images<CorrectionItem>)
  | ({ readonly entity: "foundCode" } & Images<FoundCodeItem>)
  | ({ readonly entity: "foundReport" } & Images<FoundReportItem>)
  | ({ readonly entity: "identityReview" } & Images<IdentityReviewItem>)
  | ({ readonly entity: "mailRefusal" } & Images<MailRefusalItem>)
  | ({ readonly entity: "match" } & Images<MatchItem>)
  | ({ readonly entity: "notesRead" } & Images<NotesReadItem>)
  | ({ readonly entity: "notification" } & Images<NoteItem>)
  | ({ readonly entity: "profile" } & Images<ProfileItem>)
  | ({ readonly entity: "purchase" } & Images<PurchaseItem>)
  | ({ readonly entity: "securityEvent" } & Images<SecurityEventItem>)
  | ({ readonly entity: "sessions" } & Images<SessionsItem>)
  | ({ readonly entity: "theft" } & Images<TheftItem>)
  | ({ readonly entity: "thread" } & Images<ThreadItem>)
  | ({ readonly entity: "threadReport" } & Images<ThreadReportItem>);

type Item = Record<string, unknown>;
const Entity = z.object({ entity: z.string() });

/** Reads the two images of a stream record; undefined for an item that nobody is told of. Throws where an image is not what keys.ts promises. */
export const readChange = (before: Item | undefined, after: Item | undefined): Change | undefined => {
  const images = <T extends z.ZodType>(schema: T): Images<z.output<T>> => ({
    ...(before && { before: schema.parse(before) }),
    ...(after && { after: schema.parse(after) }),
  });
  const { entity } = Entity.parse(after ?? before);
  switch (entity) {
    case "bike":
      return { entity, ...images(BikeItem) };
    case "balance":
      return { entity, ...images(BalanceItem) };
    case "contactCase":
      return { entity, ...images(ContactCaseItem) };
    case "correction":
      return { entity, ...images(CorrectionItem) };
    case "foundCode":
      return { entity, ...images(FoundCodeItem) };
    case "foundReport":
      return { entity, ...images(FoundReportItem) };
    case "identityReview":
      return { entity, ...images(IdentityReviewItem) };
    case "mailRefusal":
      return { entity, ...images(MailRefusalItem) };
    case "match":
      return { entity, ...images(MatchItem) };
    case "notesRead":
      return { entity, ...images(NotesReadItem) };
    case "notification":
      return { entity, ...images(NoteItem) };
    case "profile":
      return { entity, ...images(ProfileItem) };
    case "purchase":
      return { entity, ...images(PurchaseItem) };
    case "securityEvent":
      return { entity, ...images(SecurityEventItem) };
    case "sessions":
      return { entity, ...images(SessionsItem) };
    case "theft":
      return { entity, ...images(TheftItem) };
    case "thread":
      return { entity, ...images(ThreadItem) };
    case "threadReport":
      return { entity, ...images(ThreadReportItem) };
    default:
      return undefined;
  }
};
