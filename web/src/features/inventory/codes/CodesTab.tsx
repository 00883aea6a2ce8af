import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import { CodeLifeCard } from "./CodeLifeCard.tsx";
import { CodeSearch } from "./CodeSearch.tsx";
import { FoundCodes } from "./FoundCodes.tsx";
import "./codes.css";

/** Finds a code by any part of it, and shows what has become of it. The address holds both. */
export function CodesTab(): ReactNode {
  const { t } = useTranslation();
  const [parameters, setParameters] = useSearchParams();
  const part = parameters.get("part") ?? "";
  const uid = parameters.get("code");
  const search = new URLSearchParams({ tab: "codes", part }).toString();
  return (
    <div className="codes">
      <CodeSearch
        first={part}
        onPart={(typed) => setParameters({ tab: "codes", part: typed })}
        onCode={(code) => setParameters({ tab: "codes", code })}
      />
      {uid !== null && (
        <>
          {part !== "" && (
            <p>
              <Link to={{ search }}>{t(($) => $.codes.life.back)}</Link>
            </p>
          )}
          <CodeLifeCard key={uid} uid={uid} />
        </>
      )}
      {uid === null && part !== "" && <FoundCodes key={part} part={part} />}
    </div>
  );
}
