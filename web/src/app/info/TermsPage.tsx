import type { ReactNode } from "react";
import { Controller } from "./Controller.tsx";
import { InfoPage } from "./InfoPage.tsx";
import { termsEn } from "#web/app/info/texts/terms-en.ts";
import { termsSv } from "#web/app/info/texts/terms-sv.ts";

export function TermsPage(): ReactNode {
  return <InfoPage texts={{ sv: termsSv, en: termsEn }} figures={{ service: <Controller /> }} />;
}
