import { lazy } from "react";

/** The page has its texts. */
export const LazyDialog = lazy(async () => ({
  default: (await import("#web/shared/alerts/AlertDialog.tsx")).AlertDialog,
}));
