import { useSyncExternalStore } from "react";
import { type ConsentState, consentStore } from "./consent-store.ts";

/** A prerendered page does not know what was chosen. */
const unknown: ConsentState = { asking: false, choice: undefined };

export const useConsent = (): ConsentState =>
  useSyncExternalStore(consentStore.subscribe, consentStore.current, () => unknown);
