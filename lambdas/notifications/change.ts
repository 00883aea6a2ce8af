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
const changeOf = <const Name extends string, Item extends z.ZodType>(entity: Name, item: Item) =>
  z.object({ entity: z.literal(entity), before: item.optional(), after: item.optional() });

/** What was written, as far as people are told of it. */
const Change = z.discriminatedUnion("entity", [
  changeOf("bike", BikeItem),
  changeOf("balance", BalanceItem),
  changeOf("contactCase", ContactCaseItem),
  changeOf("correction", CorrectionItem),
  changeOf("foundCode", FoundCodeItem),
  changeOf("foundReport", FoundReportItem),
  changeOf("identityReview", IdentityReviewItem),
  changeOf("mailRefusal", MailRefusalItem),
  changeOf("match", MatchItem),
  changeOf("notesRead", NotesReadItem),
  changeOf("notification", NoteItem),
  changeOf("profile", ProfileItem),
  changeOf("purchase", PurchaseItem),
  changeOf("securityEvent", SecurityEventItem),
  changeOf("sessions", SessionsItem),
  changeOf("theft", TheftItem),
  changeOf("thread", ThreadItem),
  changeOf("threadReport", ThreadReportItem),
]);
export type Change = z.infer<typeof Change>;

type Item = Record<string, unknown>;
const Entity = z.object({ entity: z.string() });
const toldOf = new Set<string>(Change.options.flatMap(({ shape }) => [...shape.entity.values]));

/** Reads the two images of a stream record; undefined for an item that nobody is told of. Throws where an image is not what keys.ts promises. */
export const readChange = (before: Item | undefined, after: Item | undefined): Change | undefined => {
  const { entity } = Entity.parse(after ?? before);
  return toldOf.has(entity) ? Change.parse({ entity, before, after }) : undefined;
};
