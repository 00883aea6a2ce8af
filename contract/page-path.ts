/** What follows an id in the address of a page: nothing else of it is a word of ours. */
export const wordsAfterIds = [
  "battery",
  "change",
  "correction",
  "edit",
  "poster",
  "recovered",
  "report-stolen",
  "sell",
  "statement",
  "stickers",
  "stolen",
  "store-receipt",
  "transfer",
  "visibility",
] as const;

const firstWord = /^[a-z][a-z-]{0,39}$/;
const longest = 6;

const isOurs = (part: string, place: number): boolean =>
  place === 0 ? firstWord.test(part) : wordsAfterIds.some((word) => word === part);

/** The path of a page without what could be an id, a code or a token: `/my-bikes/bike_01K…/edit?from=mail` becomes `/my-bikes/…/edit`. */
export const pathWithoutIds = (address: string): string => {
  const [path = ""] = address.split(/[?#]/);
  const parts = path.split("/").filter(Boolean);
  // The same page in English.
  const named = parts[0] === "en" ? parts.slice(1) : parts;
  return `/${named
    .slice(0, longest)
    .map((part, place) => (isOurs(part, place) ? part : "…"))
    .join("/")}`;
};
