import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { qrPath } from "./qr-path.ts";

/** A code for the camera of the app: dark on white in every theme. */
export function EidQr({ text }: { text: string }): ReactNode {
  const { t } = useTranslation();
  const { side, path } = qrPath(text);
  return (
    <figure className="eid__qr">
      <svg viewBox={`0 0 ${side} ${side}`} shapeRendering="crispEdges" aria-hidden="true">
        <path d={path} fill="#10201b" />
      </svg>
      <figcaption className="sr">{t(($) => $.eid.qr)}</figcaption>
    </figure>
  );
}
