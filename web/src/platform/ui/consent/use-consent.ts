import { useSyncExternalStore } from "react";
import { type ConsentState, consentStore } from "./consent-store.ts";

const unknown: ConsentState = { asking: false, choice: undefined };

export const useConsent = (): ConsentState =>
  useSyncExternalStore(consentStore.subscribe, consentStore.current, () => unknown);
