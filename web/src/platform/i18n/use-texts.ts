import { useTranslation } from "react-i18next";
import type { core } from "./sv/core.ts";
import type { Resources } from "./resources.ts";

/** The texts of a part of a page, with their placeholders as they are. */
export const useTexts = <T extends object>(select: (texts: typeof core & Resources) => T): T => {
  const { t } = useTranslation();
  // The library infers its own type from a selector, and not that of a generic one.
  return t(select as never, { returnObjects: true, skipInterpolation: true }) as unknown as T;
};
