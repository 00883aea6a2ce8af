import { lazy, type ReactNode } from "react";
import { StoreSettingsPage } from "#web/features/settings/StoreSettingsPage.tsx";

const ofStore = {
  store: lazy(async () => ({
    default: (await import("#web/features/stores/settings/StoreSection.tsx")).StoreSection,
  })),
  staff: lazy(async () => ({ default: (await import("#web/features/staff/StaffSection.tsx")).StaffSection })),
  storeLog: lazy(async () => ({
    default: (await import("#web/features/staff/log/StoreLogSection.tsx")).StoreLogSection,
  })),
};

/** /store-settings: the store, who works in it, and one's own account. No feature knows another, so they meet here. */
export function StoreSettings(): ReactNode {
  return <StoreSettingsPage ofStore={ofStore} />;
}
