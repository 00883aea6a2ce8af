import { useTranslation } from "react-i18next";
import { useToast } from "#web/ui/use-toast.ts";

/** Hands a link to whatever the device shares with, else to the clipboard. */
export const useShare = () => {
  const { t } = useTranslation();
  const toast = useToast();
  const copy = async (url: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      toast.success(t(($) => $.thefts.whatNow.copied));
    } catch {
      toast.info(
        t(($) => $.thefts.whatNow.copyYourself),
        url,
      );
    }
  };
  return async (url: string, title: string): Promise<void> => {
    if (!("share" in navigator)) return copy(url);
    try {
      await navigator.share({ url, title });
    } catch {
      // Whoever closes the sheet has chosen not to.
    }
  };
};
