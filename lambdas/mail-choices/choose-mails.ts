import { everyMail } from "#contract/notification-settings.ts";
import type { MailChoice } from "#contract/mail-choices.ts";
import { ProblemError } from "#lambdas/http/problem.ts";
import { type MailLink, readMailToken } from "#lambdas/secrets/mail-links.ts";
import type { System } from "#lambdas/system.ts";
import { update } from "#lambdas/table/actions.ts";
import { ProfileItem } from "#lambdas/table/items/person.ts";
import { keys } from "#lambdas/table/keys.ts";
import { untilFresh } from "#lambdas/table/retry.ts";
import type { Table } from "#lambdas/table/table.ts";

export type MailChoicesWorld = Pick<System, "random" | "wait"> & {
  readonly table: Table;
  readonly linkSecret: string;
};

/** Throws `mail-link-invalid` alike for a token that is not ours and for an account that is no more. */
const open = async (
  { table, linkSecret }: MailChoicesWorld,
  token: string,
): Promise<MailLink & { profile: ProfileItem }> => {
  const link = readMailToken(linkSecret, token);
  const profile = link && (await table.get(keys.profile(link.userId), ProfileItem));
  if (!profile) throw new ProblemError("mail-link-invalid");
  return { ...link, profile };
};

export const showMailChoice = async (world: MailChoicesWorld, token: string): Promise<MailChoice> => {
  const { category, profile } = await open(world, token);
  return { category, wanted: (profile.mails ?? everyMail)[category] };
};

/** Whoever holds a mail may say whether more like it come, and nothing else. */
export const chooseMails = (world: MailChoicesWorld, token: string, wanted: boolean): Promise<MailChoice> =>
  untilFresh(world, async () => {
    const { category, profile, userId } = await open(world, token);
    const { mails } = profile;
    if ((mails ?? everyMail)[category] === wanted) return { category, wanted };
    const change = update(keys.profile(userId))
      .set({ mails: { ...everyMail, ...mails, [category]: wanted } })
      .expectExists("stale");
    await world.table.transact([
      mails === undefined ? change.expectAbsent("mails", "stale") : change.expect("mails", mails, "stale"),
    ]);
    return { category, wanted };
  });
