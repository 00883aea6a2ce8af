import type * as z from "zod";
import { minTraceLength, wholeWord } from "#lambdas/people/whole-word.ts";
import { hiddenContact } from "#lambdas/messages/hide-contact-data.ts";
import { FormerTraceItem, ProfileItem } from "#lambdas/people/items/person.ts";
import { keys, ranges, userPartition } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** Masks every identifier of the person in a text. */
export type Hide = (text: string) => string;

/** Masks the person in an administrator's reasons for a decision, which stay. */
export const hideInDecision = <
  T extends { readonly explanation: string; readonly facts?: string | undefined },
>(
  made: T,
  hide: Hide,
): T => ({
  ...made,
  explanation: hide(made.explanation),
  ...(made.facts !== undefined && { facts: hide(made.facts) }),
});

/** A person being erased. */
export type Leaver = {
  readonly userId: string;
  readonly hide: Hide;
  /** Verified addresses, present and former. */
  readonly addresses: readonly string[];
};

const Identifiers = ProfileItem.pick({ fullName: true, email: true, emailUnproved: true, phone: true });

const isPhone = (trace: string): boolean => /^\+\d+$/.test(trace);

/** Matches the number with or without country code, and with spaces anywhere. */
const phonePattern = (phone: string): RegExp => {
  const digits = Array.from(phone.replace(/^\+46/, "").replaceAll(/\D/g, ""));
  return new RegExp(`(?<!\\d)(?:\\+46[\\s-]*|0)?${digits.join("[\\s-]*")}(?!\\d)`, "g");
};

type Identifiers = z.output<typeof Identifiers>;

const tracesOf = ({ fullName, email, phone }: Identifiers, former: readonly string[]): RegExp[] => {
  const texts = [fullName, email, ...former.filter((trace) => !isPhone(trace))];
  const names = texts.flatMap((text) => [text, ...(text.includes("@") ? [] : text.split(/\s+/))]);
  const phones = [...(phone === undefined ? [] : [phone]), ...former.filter(isPhone)];
  return [
    ...names
      .filter((trace) => trace.length >= minTraceLength)
      .toSorted((one, other) => other.length - one.length)
      .map(wholeWord),
    ...phones.map(phonePattern),
  ];
};

/** Reads present and former identifiers of the person. Without a profile, the texts of others are already masked. */
export const readLeaver = async (table: Pick<Table, "get" | "query">, userId: string): Promise<Leaver> => {
  const profile = await table.get(keys.profile(userId), Identifiers);
  const former: string[] = [];
  const known = { schema: FormerTraceItem, partition: userPartition(userId), prefix: ranges.formerTraces };
  if (profile)
    for await (const page of pages(table, { ...known, limit: 50 }))
      former.push(...page.map(({ trace }) => trace));
  const traces = profile === undefined ? [] : tracesOf(profile, former);
  const hide: Hide = (text) => traces.reduce((shown, trace) => shown.replaceAll(trace, hiddenContact), text);
  const present = profile === undefined || profile.emailUnproved === true ? [] : [profile.email];
  return { userId, hide, addresses: [...present, ...former.filter((trace) => trace.includes("@"))] };
};
