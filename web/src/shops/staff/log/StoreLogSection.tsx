import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { StoreLogLine } from "#contract/shops/store-log.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { momentText } from "#web/platform/i18n/day-text.ts";
import { PagedList } from "#web/platform/ui/list/PagedList.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { staffQuery, storeLogQuery } from "#web/shops/staff/staff-api.ts";
import "#web/shops/staff/staff.css";

function Line({ line }: { line: StoreLogLine }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const words = t(($) => $.storeLog, { returnObjects: true, skipInterpolation: true });
  const by = line.by === "staff" ? (line.byName ?? words.someone) : words[line.by];
  const person = line.personName ?? words.invitee;
  return (
    <article className="storelog__line">
      <p>
        <b>{t(($) => $.storeLog.actions[line.action], { person })}</b>
        {line.about !== undefined && `: ${line.about}`}
      </p>
      <p className="muted">
        {by}, <time dateTime={line.at}>{momentText(line.at, language)}</time>
      </p>
    </article>
  );
}

function Lines(): ReactNode {
  const { t } = useTranslation();
  const query = useInfiniteQuery(storeLogQuery);
  return (
    <PagedList
      query={query}
      why={failureText}
      empty={<p className="muted">{t(($) => $.storeLog.empty)}</p>}
      keyOf={({ id }) => id}
    >
      {(line) => <Line line={line} />}
    </PagedList>
  );
}

/** Only owners see the log. */
export function StoreLogSection(): ReactNode {
  const { t } = useTranslation();
  const { data, error } = useQuery(staffQuery);
  if (data?.role === "staff") return <p className="muted">{t(($) => $.storeLog.ownersOnly)}</p>;
  if (data === undefined && error === null) return <Skeleton of={["block", "block"]} />;
  return (
    <>
      <p className="muted">{t(($) => $.storeLog.lead)}</p>
      <Lines />
    </>
  );
}
