export const wordsAfterIds = [
  "battery",
  "change",
  "correction",
  "edit",
  "new",
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
const maxParts = 6;

const isOurs = (part: string, place: number): boolean =>
  place === 0 ? firstWord.test(part) : wordsAfterIds.some((word) => word === part);

/** Removes ids, codes and tokens from the path of a page: `/my-bikes/bike_01K…/edit?from=mail` becomes `/my-bikes/…/edit`. */
export const pathWithoutIds = (address: string): string => {
  const [path = ""] = address.split(/[?#]/);
  const parts = path.split("/").filter(Boolean);
  // English pages have the same paths below /en.
  const named = parts[0] === "en" ? parts.slice(1) : parts;
  return `/${named
    .slice(0, maxParts)
    .map((part, place) => (isOurs(part, place) ? part : "…"))
    .join("/")}`;
};
