import { PlusCircle } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";

export function RegisterButton(): ReactNode {
  const { t } = useTranslation();
  return (
    <Link to="/bike-registration" className="btn btn--primary btn--lg">
      <PlusCircle size={20} aria-hidden="true" />
      {t(($) => $.bikes.register)}
    </Link>
  );
}
