import { ShieldAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** Nobody gets hurt for a bicycle; and the person who finds one has a duty. */
export function FoundSafety(): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="foundsafety">
      <ShieldAlert size={22} aria-hidden="true" />
      <div>
        <p>
          <b>{t(($) => $.found.safety)}</b>
        </p>
        <p>{t(($) => $.found.duty)}</p>
      </div>
    </div>
  );
}
