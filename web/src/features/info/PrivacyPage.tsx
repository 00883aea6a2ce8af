import type { ReactNode } from "react";
import { InfoPage } from "./InfoPage.tsx";
import { privacyEn } from "./texts/privacy-en.ts";
import { privacySv } from "./texts/privacy-sv.ts";

export function PrivacyPage(): ReactNode {
  return <InfoPage texts={{ sv: privacySv, en: privacyEn }} />;
}
