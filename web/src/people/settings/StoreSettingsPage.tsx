import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Settings, type StoreParts } from "./Settings.tsx";

export function StoreSettingsPage({ ofStore }: { ofStore: StoreParts }): ReactNode {
  const { t } = useTranslation();
  return <Settings title={t(($) => $.settings.storeTitle)} ofStore={ofStore} />;
}
