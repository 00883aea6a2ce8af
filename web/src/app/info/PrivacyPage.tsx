import type { ReactNode } from "react";
import { Controller } from "./Controller.tsx";
import { InfoPage } from "./InfoPage.tsx";
import { privacyEn } from "#web/app/info/texts/privacy-en.ts";
import { privacySv } from "#web/app/info/texts/privacy-sv.ts";

export function PrivacyPage(): ReactNode {
  return <InfoPage texts={{ sv: privacySv, en: privacyEn }} figures={{ controller: <Controller /> }} />;
}
