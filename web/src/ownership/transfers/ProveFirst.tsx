import type { ReactNode } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";

/** Signing needs a verified identity. */
export function ProveFirst(): ReactNode {
  const texts = useTexts(($) => $.transfers.offer);
  return (
    <p role="alert" className="transfer__obstacle">
      {texts.proveFirst} <Link to="/settings">{texts.prove}</Link>
    </p>
  );
}
