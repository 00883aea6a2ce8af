import { useTranslation } from "react-i18next";
import type { Thread } from "#contract/messages/messages.ts";

/** The owner may hide both brand and model. */
export const useBikeName = ({ brand, model }: Thread["bike"]): string => {
  const { t } = useTranslation();
  const named = [brand, model].filter((part) => part !== undefined).join(" ");
  return named === "" ? t(($) => $.messages.unknownBike) : named;
};
