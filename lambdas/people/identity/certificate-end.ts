import { once } from "node:events";
import { duplexPair } from "node:stream";
import { TLSSocket, connect } from "node:tls";
import type { Certificate } from "./bankid-connection.ts";

const dayMillis = 86_400_000;

/** The end date of our BankID certificate. Node reads a PKCS #12 only for a TLS connection, so this opens one to itself. */
export const certificateEnd = async ({ pfx, passphrase }: Omit<Certificate, "ca">): Promise<Date> => {
  const [ours, theirs] = duplexPair();
  const shown = new TLSSocket(ours, { isServer: true, pfx, passphrase });
  // BankID checks the issuer.
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

/** Whole days left; negative after the end. */
export const daysLeft = (end: Date, now: Date): number =>
  Math.floor((end.getTime() - now.getTime()) / dayMillis);
