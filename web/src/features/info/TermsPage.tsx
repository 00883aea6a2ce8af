import type { ReactNode } from "react";
import { InfoPage } from "./InfoPage.tsx";
import { termsEn } from "./texts/terms-en.ts";
import { termsSv } from "./texts/terms-sv.ts";

export function TermsPage(): ReactNode {
  return <InfoPage texts={{ sv: termsSv, en: termsEn }} />;
}
