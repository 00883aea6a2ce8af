import { useTranslation } from "react-i18next";
import type { Thread } from "#contract/messages.ts";

/** What a bike is called in conversations; its owner may hide both. */
export const useBikeName = ({ brand, model }: Thread["bike"]): string => {
  const { t } = useTranslation();
  const named = [brand, model].filter((part) => part !== undefined).join(" ");
  return named === "" ? t(($) => $.messages.unknownBike) : named;
};
