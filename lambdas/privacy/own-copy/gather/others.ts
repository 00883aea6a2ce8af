import { goneName, maskName, protectedName, publicName } from "#contract/platform/mask-name.ts";
import { minTraceLength, wholeWord } from "#lambdas/people/whole-word.ts";
import { hiddenContact } from "#lambdas/messages/hide-contact-data.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

const Identifiers = ProfileItem.pick({ fullName: true, email: true, phone: true, protectedIdentity: true });

/** Identifiers of another person, to be masked. */
type Traces = { readonly name?: string | undefined; readonly email?: string | undefined };

/** Other people found while gathering. */
export type Others = {
  readonly maskedName: (userId: string) => Promise<string>;
  /** Adds someone without an account, or with an earlier name. */
  readonly note: (traces: Traces) => void;
  readonly hide: (text: string) => string;
};

/** International and Swedish notation. */
const spellings = (phone: string): string[] => [phone, phone.replace(/^\+46/, "0")];

const placeholders = new Set<string>([goneName, protectedName]);

export const openOthers = (table: Pick<Table, "get">, self: string, own: Traces): Others => {
  const names = new Map<string, Promise<string>>();
  const hidden = new Map<string, string>();
  const remember = (trace: string | undefined, instead: string): void => {
    if (trace === undefined || trace.length < minTraceLength || placeholders.has(trace)) return;
    const mine = [own.name, own.email].some((each) => each?.toLowerCase() === trace.toLowerCase());
    if (!mine) hidden.set(trace, instead);
  };
  const note = ({ name, email }: Traces): void => {
    remember(name, maskName(name ?? ""));
    remember(email, hiddenContact);
  };
  const read = async (userId: string): Promise<string> => {
    remember(userId, hiddenContact);
    const profile = await table.get(keys.profile(userId), Identifiers);
    if (profile === undefined) return publicName(undefined);
    note({ name: profile.fullName, email: profile.email });
    for (const spelling of spellings(profile.phone ?? "")) remember(spelling, hiddenContact);
    return publicName(profile);
  };
  return {
    async maskedName(userId) {
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
