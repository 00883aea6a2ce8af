import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** Warns of filters in the address that were ignored as unreadable. */
export function UnreadFilters({ values }: { readonly values: readonly string[] }): ReactNode {
  const { t } = useTranslation();
  if (values.length === 0) return null;
  return (
    <output>
      <TriangleAlert size={18} aria-hidden="true" />{" "}
      {t(($) => $.common.unreadFilters, { filters: values.map((value) => `”${value}”`).join(", ") })}
    </output>
  );
}
