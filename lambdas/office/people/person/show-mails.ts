import { everyMail } from "#contract/people/notification-settings.ts";
import type { MailFate, PersonParts } from "#contract/office/people-admin-person.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import type { PersonMailItem } from "#lambdas/people/items/person-mail.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

const fateOf = ({ cameBack, sentAt, held, handedOverAt }: PersonMailItem): MailFate => {
  if (handedOverAt !== undefined) return "handed-over";
  if (sentAt !== undefined) return cameBack ?? "sent";
  return cameBack ?? held ?? "unsent";
};

/** The person has turned off mails of this category. */
export const isDeclined = (
  { category }: Pick<PersonMailItem, "category">,
  profile: Pick<ProfileItem, "mails"> | undefined,
): boolean => category !== undefined && !{ ...everyMail, ...profile?.mails }[category];

/** Subjects and outcomes, without the contents. */
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
