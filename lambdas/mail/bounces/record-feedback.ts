import { expiryOf } from "#contract/retention.ts";
import { refusalKey } from "#lambdas/shared/mail/refusals.ts";
import type { Feedback } from "./feedback.ts";
import { type Action, update } from "#lambdas/shared/table/actions.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import { MailRefusalItem } from "#lambdas/shared/table/items/mail-refusal.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { nameless } from "#lambdas/shared/table/rate-limit.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

type Context = { readonly table: Table; readonly now: () => Date };

/** So many mails in a row that did not arrive are no longer a full mailbox or a holiday. */
const mostSoft = 10;

const refused = (
  email: string,
  reason: "bounced" | "complained",
  item: MailRefusalItem | undefined,
  now: Date,
): Action =>
  update(refusalKey(email)).set({
    entity: "mailRefusal",
    // Someone who has complained does not get mail because of a later bounce either.
    reason: item?.reason ?? reason,
    since: item?.since ?? now.toISOString(),
    expiresAt: expiryOf("mailRefusals", now),
  });

const softened = (email: string, now: Date): Action =>
  update(refusalKey(email))
    .add("softBounces", 1)
    .set({ entity: "mailRefusal", expiresAt: expiryOf("softMailRefusals", now) });

const changeFor = (
  email: string,
  { kind }: Feedback,
  item: MailRefusalItem | undefined,
  now: Date,
): Action | undefined => {
  if (kind !== "soft") return refused(email, kind, item, now);
  if (item?.reason !== undefined) return undefined;
  return (item?.softBounces ?? 0) + 1 >= mostSoft
    ? refused(email, "bounced", item, now)
    : softened(email, now);
};

/** Says of the mail itself what has become of it, as long as it is kept. */
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

/** Remembers of each address what its server has said, once. Word of a mail from before its owner asked us to try again is no longer true. */
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
    const marker = update(keys.sentMarker(`feedback#${id}#${nameless(email)}`))
      .set({ entity: "sentMarker", expiresAt })
      .expectNew("repeated");
    try {
      await table.transact([marker, change]);
    } catch (error) {
      if (!failedWith(error, "repeated")) throw error;
    }
  }
};
