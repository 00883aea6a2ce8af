/** Pages that are also prerendered as HTML in each language. */
export const documentPaths = [
  "/",
  "/check",
  "/bike-search",
  "/privacy",
  "/terms",
  "/contact",
  "/why-bike-owners",
  "/how-to-use",
] as const;
export type DocumentPath = (typeof documentPaths)[number];

/** Documents without the app's router, texts and queries, because strangers in a hurry open them. */
const apartPaths = ["/", "/check"] as const satisfies readonly DocumentPath[];
export type ApartPath = (typeof apartPaths)[number];

export const isApart = (path: DocumentPath): path is ApartPath => apartPaths.some((each) => each === path);

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
