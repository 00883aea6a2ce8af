import { useEffect } from "react";
import { beforeLeaving } from "#web/auth/before-leaving.ts";

/**
 * Sends what is held when the page is left, closed or out of sight, and before the person signs out: nobody takes
 * anything back then, and a telephone closes what it has hidden without saying so.
 */
export const useSendOnLeaving = (sendAll: () => Promise<void>): void => {
  useEffect(() => {
    const send = (): void => void sendAll();
    const sendIfHidden = (): void => {
      if (document.visibilityState === "hidden") send();
    };
    const stopLeaving = beforeLeaving(sendAll);
    document.addEventListener("visibilitychange", sendIfHidden);
    window.addEventListener("pagehide", send);
    return () => {
      stopLeaving();
      document.removeEventListener("visibilitychange", sendIfHidden);
      window.removeEventListener("pagehide", send);
      send();
    };
  }, [sendAll]);
};
