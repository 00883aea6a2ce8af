import { lazy } from "react";
import { loadTexts } from "#web/i18n/i18n.ts";

/** It comes with its texts when it is opened. */
export const LazyAlertDialog = lazy(async () => {
  const [{ AlertDialog }] = await Promise.all([import("./AlertDialog.tsx"), loadTexts(["alerts"])]);
  return { default: AlertDialog };
});
