import { lazy, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Settings } from "#web/people/settings/Settings.tsx";

const ofStore = {
  store: lazy(async () => ({
    default: (await import("#web/shops/stores/settings/StoreSection.tsx")).StoreSection,
  })),
  staff: lazy(async () => ({ default: (await import("#web/shops/staff/StaffSection.tsx")).StaffSection })),
  storeLog: lazy(async () => ({
    default: (await import("#web/shops/staff/log/StoreLogSection.tsx")).StoreLogSection,
  })),
};

/** The page /store-settings: the store, its staff and the person's own account. */
export function StoreSettings(): ReactNode {
  const { t } = useTranslation();
  return <Settings title={t(($) => $.settings.storeTitle)} ofStore={ofStore} />;
}
