const groupsOf = (part: string): string[] => part.split(":").filter((group) => group !== "");

/** Returns an IPv4 address that is written as an IPv6 one as itself. */
const plain = (address: string): string => address.replace(/^::ffff:(?=[\d.]+$)/i, "");
const isIPv4 = (address: string): boolean => !address.includes(":");

const firstOf = (address: string, count: number): string => {
  const [before = "", after = ""] = address.toLowerCase().split("::");
  const [first, last] = [groupsOf(before), groupsOf(after)];
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => "0");
  return [...first, ...zeros, ...last]
    .slice(0, count)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
};

/**
 * Returns an IPv4 address itself, and the first 64 bits of an IPv6 address, because a device can
 * change the rest at will.
 */
export const networkOf = (written: string): string => {
  const address = plain(written);
  return isIPv4(address) ? address : firstOf(address, 4);
};

/** Returns the /24 or /48 of the address, which a provider can assign to one customer. */
export const providerOf = (written: string): string => {
  const address = plain(written);
  return isIPv4(address) ? address.replace(/\.\d+$/, "") : firstOf(address, 3);
};
