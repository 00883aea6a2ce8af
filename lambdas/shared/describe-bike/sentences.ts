/** In signs: what Facebook and WhatsApp show of a description at most. */
const longestDescription = 200;

/** In one line, and no longer than is shown. */
const clipped = (text: string): string => {
  const signs = Array.from(text.replaceAll(/\s+/g, " ").trim());
  return signs.length <= longestDescription
    ? signs.join("")
    : `${signs
        .slice(0, longestDescription - 1)
        .join("")
        .trimEnd()}…`;
};

/** The parts that there are, one after another. */
export const sentences = (...parts: readonly (string | undefined)[]): string =>
  clipped(parts.filter((part) => part !== undefined && part !== "").join(" "));
