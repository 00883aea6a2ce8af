import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Settings } from "./Settings.tsx";

export function SettingsPage(): ReactNode {
  const { t } = useTranslation();
  return <Settings title={t(($) => $.settings.title)} />;
}
