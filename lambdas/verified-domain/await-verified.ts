export type Verification = {
  /** What SES says of the domain, such as Pending or Success; undefined for one that it does not know. */
  readonly statusOf: (domain: string) => Promise<string | undefined>;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Milliseconds that are left for all of it. */
  readonly remaining: () => number;
};

const pause = 10_000;
/** Kept to give an answer in. */
const reserve = 60_000;

/** Waits until SES has seen the records of a domain. Throws what an operator can act on when there is no more time. */
export const awaitVerified = async (domain: string, on: Verification): Promise<void> => {
  for (;;) {
    const status = await on.statusOf(domain);
    if (status === "Success") return;
    if (on.remaining() < pause + reserve)
      throw new Error(
        `SES has not seen the records of ${domain} (${status ?? "unknown"}): set those that the Mail stack names, wait until they can be looked up, and deploy again.`,
      );
    await on.wait(pause);
  }
};
