import { shortestTrace, wholeWord } from "#lambdas/accounts/whole-word.ts";
import { hiddenContact } from "#lambdas/shared/conversations/hide-contact-data.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** Answers a text without what names one person. */
export type Hide = (text: string) => string;

/** Someone whose account is erased, as long as it is known who they are. */
export type Leaver = { readonly userId: string; readonly hide: Hide };

const Known = ProfileItem.pick({ fullName: true, email: true, phone: true });

/** With or without the country, and with spaces wherever people put them. */
const dialled = (phone: string): RegExp => {
  const digits = Array.from(phone.replace(/^\+46/, "").replaceAll(/\D/g, ""));
  return new RegExp(`(?<!\\d)(?:\\+46[\\s-]*|0)?${digits.join("[\\s-]*")}(?!\\d)`, "g");
};

const tracesOf = ({
  fullName,
  email,
  phone,
}: Pick<ProfileItem, "fullName" | "email" | "phone">): RegExp[] => [
  ...[fullName, ...fullName.split(/\s+/), email]
    .filter((trace) => trace.length >= shortestTrace)
    .toSorted((one, other) => other.length - one.length)
    .map(wholeWord),
  ...(phone === undefined ? [] : [dialled(phone)]),
];

/** Reads by what texts of others, which stay, name someone. Without a profile all of that has happened already. */
export const readLeaver = async (table: Pick<Table, "get">, userId: string): Promise<Leaver> => {
  const profile = await table.get(keys.profile(userId), Known);
  const traces = profile === undefined ? [] : tracesOf(profile);
  const hide: Hide = (text) => traces.reduce((shown, trace) => shown.replaceAll(trace, hiddenContact), text);
  return { userId, hide };
};
