import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { FoundCode } from "#contract/admin-codes.ts";
import { shownShortCode } from "#contract/short-code.ts";
import { failureText } from "#web/api/failure-text.ts";
import { foundCodesQuery } from "#web/features/inventory/inventory-api.ts";
import { PagedList } from "#web/ui/list/PagedList.tsx";

function Row({ code, part }: { code: FoundCode; part: string }): ReactNode {
  const { t } = useTranslation();
  const { uid, shortCode, state, pool, store } = code;
  const self = pool === undefined ? t(($) => $.codes.life.onNoRoll) : t(($) => $.inventory.self);
  const search = new URLSearchParams({ tab: "codes", part, code: uid }).toString();
  return (
    <p className="codefound">
      <Link className="mono" to={{ search }}>
        {shownShortCode(shortCode)}
      </Link>
      <span>{store ?? self}</span>
      <span className="muted">{t(($) => $.rolls.codes[state])}</span>
    </p>
  );
}

/** All codes that hold what was looked for. */
export function FoundCodes({ part }: { part: string }): ReactNode {
  const { t } = useTranslation();
  const query = useInfiniteQuery(foundCodesQuery(part));
  const words = t(($) => $.codes, { returnObjects: true, skipInterpolation: true });
  return (
    <PagedList
      query={query}
      why={failureText}
      words={{ failed: words.failed, more: words.more }}
      empty={<output>{t(($) => $.codes.none, { part })}</output>}
      keyOf={({ uid }) => uid}
    >
      {(code) => <Row code={code} part={part} />}
    </PagedList>
  );
}
