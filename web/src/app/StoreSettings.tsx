import { lazy, type ReactNode } from "react";
import { StoreSettingsPage } from "#web/people/settings/StoreSettingsPage.tsx";

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
  return <StoreSettingsPage ofStore={ofStore} />;
}
