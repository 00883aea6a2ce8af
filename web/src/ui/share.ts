const copy = (url: string): Promise<"copied" | "refused"> =>
  navigator.clipboard.writeText(url).then(
    () => "copied",
    () => "refused",
  );

/** Hands a link to whatever the device shares with, else to the clipboard. A person who closes the sheet of their device has chosen not to share. */
export const share = async (url: string, title: string): Promise<"shared" | "copied" | "refused"> => {
  if (!("share" in navigator)) return copy(url);
  await navigator.share({ url, title }).catch(() => undefined);
  return "shared";
};
