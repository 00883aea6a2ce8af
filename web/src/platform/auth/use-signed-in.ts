import { useSyncExternalStore } from "react";
import { hasStoredSession } from "./stored-session.ts";

const watchOtherTabs = (listener: () => void): (() => void) => {
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
};

/** For documents without Amplify. They are prerendered as signed out, which most visitors are. */
export const useSignedIn = (): boolean => useSyncExternalStore(watchOtherTabs, hasStoredSession, () => false);
