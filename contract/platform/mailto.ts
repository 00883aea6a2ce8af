/** Builds a mailto link for a typed address. Encodes it, because `bo?bcc=eva@example.se` would otherwise add a recipient. */
export const mailtoOf = (address: string): string =>
  `mailto:${encodeURIComponent(address).replace("%40", "@")}`;
