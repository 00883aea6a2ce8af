import { lazy } from "react";
import { loadTexts } from "#web/platform/i18n/i18n.ts";

/** Lazy, since only store accounts need it. */
export const WorkplaceBar = lazy(async () => {
  const [bar] = await Promise.all([import("./WorkplaceBar.tsx"), loadTexts(["workplace"])]);
  return { default: bar.WorkplaceBar };
});
