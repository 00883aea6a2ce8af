import * as z from "zod";
import { QueryError } from "#local/aws/wire/query-error.ts";
import type { Clock } from "#local/cloud.ts";
import type { Records } from "#local/state/records.ts";
import { identityOf, isVerified, unverified, type VerifiedSenders } from "./sender-policy.ts";
import { openSentCount } from "./sent-count.ts";

/** SES's quotas in the sandbox, and its initial ones outside. */
const quotas = { sandbox: { day: 200, second: 1 }, production: { day: 50_000, second: 14 } } as const;

const Name = z.string().regex(/^[^\s@]*@?[^\s@]+\.[^\s@]+$/);

/** Omitted settings stay unchanged. */
export const AccountSettings = z.strictObject({
  sandbox: z.boolean().optional(),
  /** Verified addresses and domains, in addition to the configured ones. */
  verified: z.array(Name).optional(),
  pending: z.array(Name).optional(),
});
type AccountSettings = z.output<typeof AccountSettings>;

export type SendingAccount = ReturnType<typeof openAccount>;

const throttled = (message: string): QueryError => new QueryError("Throttling", message);

const isOfSimulator = (address: string): boolean =>
  address.toLowerCase().endsWith("@simulator.amazonses.com");

const kind = "ses-account";
const Chosen = z.object({ sandbox: z.boolean(), states: z.record(z.string(), z.string()) });

/** Stored settings override the configured identities. */
const readChosen = (records: Records, known: VerifiedSenders) => {
  const chosen = Chosen.safeParse(records.get(kind, "chosen")).data;
  const proved = known === "any" ? [] : known.map((name) => [name.toLowerCase(), "Success"] as const);
  const states = new Map([...proved, ...Object.entries(chosen?.states ?? {})]);
  return { sandbox: chosen?.sandbox ?? false, states };
};

const provedIn = (states: ReadonlyMap<string, string>): string[] =>
  [...states.keys()].filter((name) => states.get(name) === "Success");

const identitiesAmong = (recipients: readonly string[], verified: readonly string[]): string[] => {
  const addresses = recipients.map((address) => address.toLowerCase());
  const proved = addresses.filter((address) => isVerified(address, verified));
  return [...new Set(proved.map((address) => identityOf(address, verified)))];
};

type Known = { readonly region: string; readonly known: VerifiedSenders; readonly records: Records };

/**
 * The state of the SES account: identities, sandbox, quotas and sent mail, stored across restarts; if `known`
 * is 'any', no sender needs verification.
 */
export const openAccount = (clock: Clock, { region, known, records }: Known) => {
  const { states, ...chosen } = readChosen(records, known);
  let { sandbox } = chosen;
  const sent = openSentCount(clock, records);
  const quota = () => (sandbox ? quotas.sandbox : quotas.production);
  const failing = (senders: readonly string[], recipients: readonly string[]): string[] => {
    const mustBe = known === "any" ? [] : senders;
    const mustBeVerified = sandbox ? [...mustBe, ...recipients.filter((one) => !isOfSimulator(one))] : mustBe;
    return [...new Set(mustBeVerified.filter((address) => !isVerified(address, provedIn(states))))];
  };
  return {
    /** Throws SES's error for unverified addresses. */
    check: (senders: readonly string[], recipients: readonly string[]): void => {
      const unverifiedAddresses = failing(senders, recipients);
      if (unverifiedAddresses.length > 0) throw unverified(unverifiedAddresses, region);
    },
    /** In the sandbox, a sender also needs permission for the recipients' verified identities. */
    identitiesOf: (to: readonly string[]) => (sandbox ? identitiesAmong(to, provedIn(states)) : []),
    /** Counts a mail; throws SES's error above a quota. */
    spend: (recipients: number): void => {
      const { day, second } = quota();
      const before = sent.inSecond();
      if (sent.inDay() + recipients > day) throw throttled("Daily message quota exceeded.");
      // A mail with more recipients than the rate allows is sent if it is the first of its second.
      if (before > 0 && before + recipients > second) throw throttled("Maximum sending rate exceeded.");
      sent.add(recipients);
    },
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
