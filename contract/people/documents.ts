/** Pages that are also prerendered as HTML in each language. */
export const documentPaths = [
  "/",
  "/bike-search",
  "/privacy",
  "/terms",
  "/contact",
  "/why-bike-owners",
  "/how-to-use",
] as const;
export type DocumentPath = (typeof documentPaths)[number];

/** Swedish at the path itself, English under /en. */
export const documentAddress = (path: DocumentPath, language: "sv" | "en"): string => {
  if (language === "sv") return path;
  return path === "/" ? "/en/" : `/en${path}`;
};

/** Undefined for other pages. */
export const documentAt = (address: string): { path: DocumentPath; language: "sv" | "en" } | undefined => {
  const english = address === "/en" || address.startsWith("/en/");
  const rest = english ? address.slice("/en".length) || "/" : address;
  const path = documentPaths.find((each) => each === rest);
  return path && { path, language: english ? "en" : "sv" };
};
