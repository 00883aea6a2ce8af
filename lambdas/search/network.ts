const groupsOf = (part: string): string[] => part.split(":").filter((group) => group !== "");

/** The network an address belongs to: an IPv4 address itself, of IPv6 the first 64 bits, because one device changes the rest as it likes. */
export const networkOf = (address: string): string => {
  if (!address.includes(":") || address.includes(".")) return address;
  const [before = "", after = ""] = address.toLowerCase().split("::");
  const [first, last] = [groupsOf(before), groupsOf(after)];
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => "0");
  return [...first, ...zeros, ...last]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
};
