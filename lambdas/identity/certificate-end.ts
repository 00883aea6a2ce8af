import { once } from "node:events";
import { duplexPair } from "node:stream";
import { TLSSocket, connect } from "node:tls";
import type { Certificate } from "#lambdas/identity/bankid-connection.ts";

const dayMillis = 86_400_000;

/** Until when the certificate that we show BankID is good. Node opens a PKCS #12 for a connection only, so it is shown to ourselves. */
export const certificateEnd = async ({ pfx, passphrase }: Omit<Certificate, "ca">): Promise<Date> => {
  const [ours, theirs] = duplexPair();
  const shown = new TLSSocket(ours, { isServer: true, pfx, passphrase });
  // Who has issued it is BankID's to judge.
  const seen = connect({ socket: theirs, rejectUnauthorized: false });
  try {
    await once(seen, "secureConnect");
    const end = new Date(seen.getPeerCertificate().valid_to);
    if (Number.isNaN(end.getTime()))
      throw new Error("BankID's certificate does not say until when it is good");
    return end;
  } finally {
    seen.destroy();
    shown.destroy();
  }
};

/** Whole days that are left; below zero where it has ended. */
export const daysLeft = (end: Date, now: Date): number =>
  Math.floor((end.getTime() - now.getTime()) / dayMillis);
