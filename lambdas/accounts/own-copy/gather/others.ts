import { goneName, maskName, protectedName, publicName } from "#contract/mask-name.ts";
import { shortestTrace, wholeWord } from "#lambdas/accounts/whole-word.ts";
import { hiddenContact } from "#lambdas/shared/conversations/hide-contact-data.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

const Known = ProfileItem.pick({ fullName: true, email: true, phone: true, protectedIdentity: true });

/** What is known of someone else, and must not stand in the copy. */
type Traces = { readonly name?: string | undefined; readonly email?: string | undefined };

/** Everybody else who is met while a copy is gathered. */
export type Others = {
  /** As someone else is called in the copy: masked. */
  readonly called: (userId: string) => Promise<string>;
  /** Remembers someone who has no account, or was called otherwise then. */
  readonly note: (traces: Traces) => void;
  /** A text without their names, addresses, numbers and ids. */
  readonly hide: (text: string) => string;
};

/** As it is kept, and as Swedes write it. */
const spellings = (phone: string): string[] => [phone, phone.replace(/^\+46/, "0")];

/** What stands in place of a name. */
const nobodys = new Set<string>([goneName, protectedName]);

export const openOthers = (table: Pick<Table, "get">, self: string, own: Traces): Others => {
  const names = new Map<string, Promise<string>>();
  const hidden = new Map<string, string>();
  const remember = (trace: string | undefined, instead: string): void => {
    if (trace === undefined || trace.length < shortestTrace || nobodys.has(trace)) return;
    const mine = [own.name, own.email].some((each) => each?.toLowerCase() === trace.toLowerCase());
    if (!mine) hidden.set(trace, instead);
  };
  const note = ({ name, email }: Traces): void => {
    remember(name, maskName(name ?? ""));
    remember(email, hiddenContact);
  };
  const read = async (userId: string): Promise<string> => {
    remember(userId, hiddenContact);
    const profile = await table.get(keys.profile(userId), Known);
    if (profile === undefined) return publicName(undefined);
    note({ name: profile.fullName, email: profile.email });
    for (const spelling of spellings(profile.phone ?? "")) remember(spelling, hiddenContact);
    return publicName(profile);
  };
  return {
    async called(userId) {
      if (userId === self) return own.name ?? "";
      const name = names.get(userId) ?? read(userId);
      names.set(userId, name);
      return name;
    },
    note,
    hide: (text) =>
      [...hidden]
        .toSorted(([one], [other]) => other.length - one.length)
        .reduce((shown, [trace, instead]) => shown.replaceAll(wholeWord(trace), () => instead), text),
  };
};
