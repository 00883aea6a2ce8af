import { lazy } from "react";
import { loadTexts } from "#web/platform/i18n/i18n.ts";

export const LazyFoundDialog = lazy(async () => {
  const [{ FoundDialog }] = await Promise.all([import("./FoundDialog.tsx"), loadTexts(["found"])]);
  return { default: FoundDialog };
});
