import { QueryError } from "#local/aws/query-error.ts";

import { isSendable, readAddresses } from "./mime/addresses.ts";
import { invalid } from "./ses-error.ts";

/** Verified addresses and domains, or everybody. */
export type VerifiedSenders = readonly string[] | "any";

/** Reads one parameter that must hold exactly one address; line breaks are refused, as they would start a header. */
export const readOneAddress = (text: string): string => {
  if (/[\r\n\0]/.test(text)) throw invalid("Address contains control characters.");
  const [found, ...more] = readAddresses(text);
  if (found === undefined || more.length > 0) throw invalid("Missing final '@domain'");
  if (!isSendable(found)) throw invalid("Local address or domain contains characters that cannot be sent.");
  return found.address;
};

/** Whether it is a verified address or of a verified domain. */
export const isVerified = (address: string, verified: readonly string[]): boolean => {
  const sender = address.toLowerCase();
  const domain = sender.slice(sender.lastIndexOf("@") + 1);
  return verified.some((identity) => {
    const name = identity.toLowerCase();
    return name.includes("@") ? sender === name : domain === name || domain.endsWith(`.${name}`);
  });
};

/** The verified identity that an address belongs to: itself, or its domain. */
export const identityOf = (address: string, verified: VerifiedSenders): string =>
  verified !== "any" && verified.includes(address) ? address : address.slice(address.lastIndexOf("@") + 1);

/** What SES answers where a sender, or in its sandbox a recipient, has not proved itself. */
export const unverified = (addresses: readonly string[], region: string): QueryError => {
  const where = `The following identities failed the check in region ${region.toUpperCase()}: ${addresses.join(", ")}`;
  return new QueryError("MessageRejected", `Email address is not verified. ${where}`);
};
