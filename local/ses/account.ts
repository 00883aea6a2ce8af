import * as z from "zod";

import { QueryError } from "#local/aws/query-error.ts";
import type { Clock } from "#local/cloud.ts";
import type { Records } from "#local/state/records.ts";

import { identityOf, isVerified, unverified } from "./sender-policy.ts";
import type { VerifiedSenders } from "./sender-policy.ts";
import { openSentCount } from "./sent-count.ts";

/** What AWS lets an account do: little in the sandbox, and what it gives at first outside of it. */
const quotas = { sandbox: { day: 200, second: 1 }, production: { day: 50_000, second: 14 } } as const;

const Name = z.string().regex(/^[^\s@]*@?[^\s@]+\.[^\s@]+$/);

/** What can be set of the account; what is left out stays. */
export const AccountSettings = z.strictObject({
  sandbox: z.boolean().optional(),
  /** Addresses and domains that have proved themselves, beside those that are known. */
  verified: z.array(Name).optional(),
  /** Those that are known and have not. */
  pending: z.array(Name).optional(),
});
type AccountSettings = z.output<typeof AccountSettings>;

export type SendingAccount = ReturnType<typeof openAccount>;

const throttled = (message: string): QueryError => new QueryError("Throttling", message);

const isOfSimulator = (address: string): boolean =>
  address.toLowerCase().endsWith("@simulator.amazonses.com");

const kind = "ses-account";
const Chosen = z.object({ sandbox: z.boolean(), states: z.record(z.string(), z.string()) });

/** What was set before the last stop, over what is known. */
const readChosen = (records: Records, known: VerifiedSenders) => {
  const kept = Chosen.safeParse(records.get(kind, "chosen")).data;
  const proved = known === "any" ? [] : known.map((name) => [name.toLowerCase(), "Success"] as const);
  const states = new Map([...proved, ...Object.entries(kept?.states ?? {})]);
  return { sandbox: kept?.sandbox ?? false, states };
};

const provedIn = (states: ReadonlyMap<string, string>): string[] =>
  [...states.keys()].filter((name) => states.get(name) === "Success");

const identitiesAmong = (recipients: readonly string[], verified: readonly string[]): string[] => {
  const asked = recipients.map((address) => address.toLowerCase());
  const proved = asked.filter((address) => isVerified(address, verified));
  return [...new Set(proved.map((address) => identityOf(address, verified)))];
};

type Known = { readonly region: string; readonly known: VerifiedSenders; readonly records: Records };

/** Which identities SES knows and how far they have come, whether it trusts the account, and how much this may send. Without identities everybody may send. What is set and sent is kept over a stop. */
export const openAccount = (clock: Clock, { region, known, records }: Known) => {
  const { states, ...chosen } = readChosen(records, known);
  let { sandbox } = chosen;
  const sent = openSentCount(clock, records);
  const quota = () => (sandbox ? quotas.sandbox : quotas.production);
  const failing = (senders: readonly string[], recipients: readonly string[]): string[] => {
    const mustBe = known === "any" ? [] : senders;
    const asked = sandbox ? [...mustBe, ...recipients.filter((one) => !isOfSimulator(one))] : mustBe;
    return [...new Set(asked.filter((address) => !isVerified(address, provedIn(states))))];
  };
  return {
    /** Throws what SES answers where one of them has not proved itself. */
    check: (senders: readonly string[], recipients: readonly string[]): void => {
      const found = failing(senders, recipients);
      if (found.length > 0) throw unverified(found, region);
    },
    /** In the sandbox a mail needs the right to the identities of those it goes to as well, where they have proved themselves. */
    identitiesOf: (to: readonly string[]) => (sandbox ? identitiesAmong(to, provedIn(states)) : []),
    /** Counts a mail, or throws what SES answers to one too many. */
    spend: (recipients: number): void => {
      const { day, second } = quota();
      const before = sent.inSecond();
      if (sent.inDay() + recipients > day) throw throttled("Daily message quota exceeded.");
      // A mail to more than can be written to in a second goes out alone.
      if (before > 0 && before + recipients > second) throw throttled("Maximum sending rate exceeded.");
      sent.add(recipients);
    },
    /** Undefined for an identity that SES does not know. */
    stateOf: (identity: string): string | undefined =>
      known === "any" && states.size === 0 ? "Success" : states.get(identity.toLowerCase()),
    set: (wanted: AccountSettings): void => {
      sandbox = wanted.sandbox ?? sandbox;
      for (const name of wanted.verified ?? []) states.set(name.toLowerCase(), "Success");
      for (const name of wanted.pending ?? []) states.set(name.toLowerCase(), "Pending");
      records.put(kind, "chosen", { sandbox, states: Object.fromEntries(states) });
    },
    show: () => ({
      sandbox,
      identities: Object.fromEntries(states),
      mostADay: quota().day,
      mostASecond: quota().second,
      sentInADay: sent.inDay(),
    }),
  };
};
