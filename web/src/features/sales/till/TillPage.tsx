import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Till } from "#contract/sales/sales.ts";
import { failureText } from "#web/api/failure-text.ts";
import { useSession } from "#web/auth/session.ts";
import { FetchFailure } from "#web/ui/list/FetchFailure.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { tillQuery } from "#web/features/sales/sales-api.ts";
import { type TillOf, keptName } from "./outbox.ts";
import { Outbox } from "./Outbox.tsx";
import { ShownSale } from "./ShownSale.tsx";
import { TillBar } from "./TillBar.tsx";
import { TillForm } from "./TillForm.tsx";
import { TillSide } from "./TillSide.tsx";
import { useTill } from "./use-till.ts";
import "./till.css";

function Opened({ till, of }: { till: Till; of: TillOf }): ReactNode {
  const used = useTill(of);
  return (
    <>
      <TillBar today={till.today} />
      <div className="wrap till__parts">
        <div className="till__main">
          <Outbox used={used} />
          {used.done === undefined ? (
            <TillForm till={till} used={used} />
          ) : (
            <ShownSale done={used.done} onNext={used.next} />
          )}
        </div>
        <TillSide till={till} />
      </div>
    </>
  );
}

function Content(): ReactNode {
  const { t } = useTranslation();
  const session = useSession();
  const { data, error, isFetching, refetch } = useQuery(tillQuery);
  if (data !== undefined && session.state === "signed-in")
    return <Opened key={keptName(session)} till={data} of={session} />;
  if (error === null || isFetching)
    return (
      <div className="wrap">
        <Skeleton of={["title", "block"]} />
      </div>
    );
  return (
    <div className="wrap">
      <FetchFailure
        title={t(($) => $.till.failed)}
        text={failureText(error)}
        onRetry={() => void refetch()}
      />
    </div>
  );
}

/** /store-register-customer: the till, where a bike that is sold is registered for its buyer. */
export function TillPage(): ReactNode {
  const { t } = useTranslation();
  const title = t(($) => $.till.title);
  usePageTitle(title);
  return (
    <main className="till" id="content">
      <h1 className="sr">{title}</h1>
      <Content />
    </main>
  );
}
