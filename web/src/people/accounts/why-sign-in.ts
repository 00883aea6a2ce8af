/** The reason to sign in, by the first segment of the path. */
type Acts = Readonly<Record<string, string>>;

/** Returns the deed that a closed page is for; undefined for pages that are open to all. */
export const wantedAct = (path: string, acts: Acts): string | undefined => {
  const place = path.split(/[/?#]/)[1] ?? "";
  if (place.startsWith("store-") && place !== "store-application") return acts["store"];
  if (place.startsWith("admin-") || place.endsWith("analytics")) return acts["admin"];
  return Object.hasOwn(acts, place) ? acts[place] : undefined;
};
