import type { ReactNode } from "react";
import { ConsentRow } from "#web/shared/consents/ConsentRow.tsx";
import { type Of, Part } from "./Part.tsx";

/** What someone has said yes and no to, and when. */
export function Consents(of: Of): ReactNode {
  return (
    <Part {...of} part="consents" pick={({ consents }) => consents} keyOf={({ number }) => String(number)}>
      {(line) => (
        <div className="dossier__row dossier__row--told">
          <ConsentRow line={line} />
        </div>
      )}
    </Part>
  );
}
