import { lazy } from "react";
import { loadTexts } from "#web/i18n/i18n.ts";

/** Comes with its texts when it is opened. */
export const LazyFoundDialog = lazy(async () => {
  const [{ FoundDialog }] = await Promise.all([import("./FoundDialog.tsx"), loadTexts(["found"])]);
  return { default: FoundDialog };
});
