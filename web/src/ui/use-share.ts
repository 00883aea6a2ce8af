import { useToast } from "./use-toast.ts";

type Words = { readonly copied: string; readonly copyYourself: string };

/** Hands a link to whatever the device shares with, else to the clipboard. */
export const useShare = ({ copied, copyYourself }: Words) => {
  const toast = useToast();
  const copy = async (url: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      toast.success(copied);
    } catch {
      toast.info(copyYourself, url);
    }
  };
  return async (url: string, title: string): Promise<void> => {
    if (!("share" in navigator)) return copy(url);
    try {
      await navigator.share({ url, title });
    } catch {
      // A person who closes the sheet has chosen not to.
    }
  };
};
