export type Verification = {
  /** Returns the status in SES, such as Pending or Success; undefined for an unknown domain. */
  readonly statusOf: (domain: string) => Promise<string | undefined>;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly remainingMs: () => number;
};

const pauseMs = 10_000;
/** Time to send the response to CloudFormation. */
const reserveMs = 60_000;

/** Waits until SES has seen the DNS records of a domain. When time runs out, throws an error that says what to do. */
export const awaitVerified = async (domain: string, on: Verification): Promise<void> => {
  for (;;) {
    const status = await on.statusOf(domain);
    if (status === "Success") return;
    if (on.remainingMs() < pauseMs + reserveMs)
      throw new Error(
        `SES has not seen the records of ${domain} (${status ?? "unknown"}): set those that the Mail stack names, wait until they can be looked up, and deploy again.`,
      );
    await on.wait(pauseMs);
  }
};
