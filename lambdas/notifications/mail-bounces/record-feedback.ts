import { expiryOf } from "#contract/privacy/retention.ts";
import { refusalKey } from "#lambdas/people/mail/refusals.ts";
import type { Feedback } from "./feedback.ts";
import { type Action, update } from "#lambdas/platform/table/actions.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { MailRefusalItem } from "#lambdas/people/items/mail-refusal.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { pseudonymOf } from "#lambdas/platform/table/rate-limit.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

type Context = { readonly table: Table; readonly now: () => Date };

/** Soft bounces in a row after which the address is given up; a full mailbox recovers before. */
const maxSoftBounces = 10;

const refuse = (
  email: string,
  reason: "bounced" | "complained",
  item: MailRefusalItem | undefined,
  now: Date,
): Action =>
  update(refusalKey(email)).set({
    entity: "mailRefusal",
    // A complaint outranks a later bounce.
    reason: item?.reason ?? reason,
    since: item?.since ?? now.toISOString(),
    expiresAt: expiryOf("mailRefusals", now),
  });

const countSoftBounce = (email: string, now: Date): Action =>
  update(refusalKey(email))
    .add("softBounces", 1)
    .set({ entity: "mailRefusal", expiresAt: expiryOf("softMailRefusals", now) });

const changeFor = (
  email: string,
  { kind }: Feedback,
  item: MailRefusalItem | undefined,
  now: Date,
): Action | undefined => {
  if (kind !== "soft") return refuse(email, kind, item, now);
  if (item?.reason !== undefined) return undefined;
  return (item?.softBounces ?? 0) + 1 >= maxSoftBounces
    ? refuse(email, "bounced", item, now)
    : countSoftBounce(email, now);
};

/** Marks the mail as returned, if its record still exists. */
const markMail = async ({ table }: Context, { kind, mail }: Feedback): Promise<void> => {
  if (!mail) return;
  const { userId, mailId } = mail;
  try {
    await table.transact([
      update(keys.personMail(userId, mailId)).set({ cameBack: kind }).expectExists("stale"),
    ]);
  } catch (error) {
    if (!failedWith(error, "stale")) throw error;
  }
};

/** Records the feedback once per address. Ignores mails sent before the owner asked us to try again. */
export const recordFeedback = async (context: Context, feedback: Feedback): Promise<void> => {
  const { table, now } = context;
  const { id, sentAt, addresses } = feedback;
  await markMail(context, feedback);
  for (const email of addresses) {
    const item = await table.get(refusalKey(email), MailRefusalItem);
    if (item?.liftedAt !== undefined && sentAt <= item.liftedAt) continue;
    const change = changeFor(email, feedback, item, now());
    if (!change) continue;
    const expiresAt = expiryOf("sentMails", now());
    const marker = update(keys.sentMarker(`feedback#${id}#${pseudonymOf(email)}`))
      .set({ entity: "sentMarker", expiresAt })
      .expectNew("repeated");
    try {
      await table.transact([marker, change]);
    } catch (error) {
      if (!failedWith(error, "repeated")) throw error;
    }
  }
};
