import { lazy } from "react";

/** The page has already loaded the texts. */
export const LazyDialog = lazy(async () => ({
  default: (await import("#web/ads/alert-form/AlertDialog.tsx")).AlertDialog,
}));
