import { Eye } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useAddress } from "#web/features/search/use-search.ts";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { AdminResults } from "./AdminResults.tsx";
import { AdminSearchForm } from "./AdminSearchForm.tsx";
import { adminSearchOf, asksNothing } from "./admin-search.ts";
import "#web/features/search/search.css";
import "./admin-search.css";

/** /admin-bike-search: every bike, with nothing hidden. */
export function AdminSearchPage(): ReactNode {
  const { t } = useTranslation();
  const asked = useAddress(adminSearchOf);
  const title = t(($) => $.search.admin.title);
  usePageTitle(title);
  return (
    <main className="wrap search" id="content">
      <h1>{title}</h1>
      <p className="recorded">
        <Eye size={20} aria-hidden="true" />
        {t(($) => $.search.admin.recorded)}
      </p>
      <AdminSearchForm asked={asked} />
      {asksNothing(asked.search) ? (
        <p className="muted admin-empty">{t(($) => $.search.admin.nothingAsked)}</p>
      ) : (
        <AdminResults key={asked.address} search={asked.search} />
      )}
    </main>
  );
}
