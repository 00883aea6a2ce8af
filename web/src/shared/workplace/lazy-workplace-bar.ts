import { lazy } from "react";
import { loadTexts } from "#web/i18n/i18n.ts";

/** Only those who work in a store have it. */
export const WorkplaceBar = lazy(async () => {
  const [bar] = await Promise.all([import("./WorkplaceBar.tsx"), loadTexts(["workplace"])]);
  return { default: bar.WorkplaceBar };
});
