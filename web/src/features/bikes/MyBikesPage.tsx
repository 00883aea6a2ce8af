import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { BikeCards } from "./BikeCards.tsx";
import { RegisterButton } from "./RegisterButton.tsx";
import "./bikes.css";

/** /my-bikes */
export function MyBikesPage(): ReactNode {
  const { t } = useTranslation();
  const title = t(($) => $.bikes.title);
  usePageTitle(title);
  return (
    <main className="wrap mybikes" id="content">
      <div className="mybikes__head">
        <h1>{title}</h1>
        <RegisterButton />
      </div>
      <BikeCards />
    </main>
  );
}
