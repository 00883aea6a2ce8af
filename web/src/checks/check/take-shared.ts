/** Takes the shared photo, once. */
const takePhoto = async (): Promise<Blob | undefined> => {
  const cache = "caches" in globalThis ? await caches.open("shared") : undefined;
  const stored = await cache?.match("/check/shared/photo");
  await cache?.delete("/check/shared/photo");
  return stored?.blob();
};

export type Shared = { readonly number: string | undefined; readonly photo: Blob | undefined };

/** Takes the shared text, which follows a number sign that no server sees, out of the address. */
export const takeShared = async (text: string): Promise<Shared> => {
  history.replaceState(null, "", location.pathname);
  const [{ numberInText }, photo] = await Promise.all([import("./number-in-text.ts"), takePhoto()]);
  return { number: numberInText(text), photo };
};
