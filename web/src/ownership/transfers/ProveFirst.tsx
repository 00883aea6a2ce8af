import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";

/** Signing needs a verified identity. */
export function ProveFirst(): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.transfers.offer, { returnObjects: true });
  return (
    <p role="alert" className="transfer__obstacle">
      {texts.proveFirst} <Link to="/settings">{texts.prove}</Link>
    </p>
  );
}
