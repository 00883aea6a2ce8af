import { QueryError } from "#local/aws/wire/query-error.ts";
import { isSendable, readAddresses } from "#local/aws/ses/mime/addresses.ts";
import { invalid } from "./ses-error.ts";

export type VerifiedSenders = readonly string[] | "any";

/** Reads exactly one address; line breaks are refused, as they would start a new header. */
export const readOneAddress = (text: string): string => {
  if (/[\r\n\0]/.test(text)) throw invalid("Address contains control characters.");
  const [found, ...more] = readAddresses(text);
  if (found === undefined || more.length > 0) throw invalid("Missing final '@domain'");
  if (!isSendable(found)) throw invalid("Local address or domain contains characters that cannot be sent.");
  return found.address;
};

const domainOf = (address: string): string => address.slice(address.lastIndexOf("@") + 1);

/** Finds the verified address, or else the closest verified domain above it. */
const findIdentity = (address: string, verified: readonly string[]): string | undefined => {
  const domain = domainOf(address);
  const parents = domain.split(".").map((_, place, parts) => parts.slice(place).join("."));
  const names = new Set(verified.map((identity) => identity.toLowerCase()));
  return [address, ...parents].find((name) => names.has(name));
};

export const isVerified = (address: string, verified: readonly string[]): boolean =>
  findIdentity(address.toLowerCase(), verified) !== undefined;

/** The identity that an address sends as; its domain where no identity is verified. */
export const identityOf = (address: string, verified: VerifiedSenders): string => {
  const sender = address.toLowerCase();
  return (verified === "any" ? undefined : findIdentity(sender, verified)) ?? domainOf(sender);
};

/** SES's error for an unverified sender or, in the sandbox, recipient. */
export const unverified = (addresses: readonly string[], region: string): QueryError => {
  const where = `The following identities failed the check in region ${region.toUpperCase()}: ${addresses.join(", ")}`;
  return new QueryError("MessageRejected", `Email address is not verified. ${where}`);
};
