import { everyMail } from "#contract/notification-settings.ts";
import type { MailFate, PersonParts } from "#contract/people-admin-person.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import type { PersonMailItem } from "#lambdas/shared/table/items/person-mail.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

const fateOf = ({ cameBack, sentAt, held, handedOverAt }: PersonMailItem): MailFate => {
  if (handedOverAt !== undefined) return "handed-over";
  if (sentAt !== undefined) return cameBack ?? "sent";
  return cameBack ?? held ?? "unsent";
};

/** Whether someone has said that they want no such mails. */
export const isDeclined = (
  { category }: Pick<PersonMailItem, "category">,
  profile: Pick<ProfileItem, "mails"> | undefined,
): boolean => category !== undefined && !{ ...everyMail, ...profile?.mails }[category];

/** What was sent and what became of it, without what it says. */
export const showMails = async (
  table: Pick<Table, "get">,
  userId: string,
  mails: readonly PersonMailItem[],
): Promise<PersonParts["mails"]["items"]> => {
  const profile = await table.get(keys.profile(userId), ProfileItem);
  return mails.map((mail) => ({
    id: mail.id,
    at: mail.at,
    subject: mail.subject,
    language: mail.language,
    fate: fateOf(mail),
    againAt: mail.againAt,
    canBeSentAgain: mail.template !== undefined && mail.againAt === undefined && !isDeclined(mail, profile),
  }));
};
