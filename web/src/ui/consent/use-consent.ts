import { useSyncExternalStore } from "react";
import { type ConsentState, consentStore } from "./consent-store.ts";

/** A prerendered page asks nothing: it does not know yet whether it must. */
const unknown: ConsentState = { asking: false, choice: undefined };

export const useConsent = (): ConsentState =>
  useSyncExternalStore(consentStore.subscribe, consentStore.current, () => unknown);
