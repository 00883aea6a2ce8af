/** In characters: the longest description that Facebook and WhatsApp show. */
const maxDescription = 200;

const clipped = (text: string): string => {
  const signs = Array.from(text.replaceAll(/\s+/g, " ").trim());
  return signs.length <= maxDescription
    ? signs.join("")
    : `${signs
        .slice(0, maxDescription - 1)
        .join("")
        .trimEnd()}…`;
};

export const sentences = (...parts: readonly (string | undefined)[]): string =>
  clipped(parts.filter((part) => part !== undefined && part !== "").join(" "));
