import { useMutation, useQueryClient, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { BikeImport } from "#contract/shops/bike-imports/imports.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { PlainDialog } from "#web/platform/ui/plain-dialog/PlainDialog.tsx";
import { bikeImports, invitationsQuery } from "./imports-api.ts";
import { Link } from "react-router-dom";
import { InvitationPace, usualPace } from "#contract/shops/bike-imports/invitations.ts";
import { salesFiguresQuery } from "#web/shops/store-sales/sales-figures-query.ts";
import { SelectFilter } from "#web/platform/ui/field/SelectFilter.tsx";
import { Progress } from "./Progress.tsx";

function CancelRest({ list: { id: importId, registered } }: { list: BikeImport }): ReactNode {
  const queries = useQueryClient();
  const [asked, ask] = useState(false);
  const words = useTexts(($) => $.storeImport.list);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => bikeImports.cancelBikeImport({ params: { importId } }),
    onSuccess: (now) => queries.setQueryData(queryKeys.bikeImports.one(importId), now),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.bikeImports.all }),
  });
  const name = registered === 0 ? words.cancel : words.cancelRest;
  return (
    <>
      <button type="button" className="btn btn--quiet" onClick={() => ask(true)}>
        {name}
      </button>
      {asked && (
        <PlainDialog title={name} onClose={() => ask(false)}>
          <p>{words.cancelSure}</p>
          {error !== null && <p role="alert">{failureText(error)}</p>}
          <div className="ways importcard__ways">
            <button type="button" className="btn btn--primary" disabled={isPending} onClick={() => mutate()}>
              {name}
            </button>
            <button type="button" className="btn btn--ghost" onClick={() => ask(false)}>
              {words.keep}
            </button>
          </div>
        </PlainDialog>
      )}
    </>
  );
}

type Props = { list: BikeImport };

/** Valid rows that are not processed yet. */
const leftOf = ({ tally, registered, refused }: BikeImport): number => tally.ok - registered - refused;

const useStart = ({ id: importId }: BikeImport) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (pace: InvitationPace) =>
      bikeImports.registerBikeImport({ params: { importId }, body: { pace } }),
    onSuccess: (now) => queries.setQueryData(queryKeys.bikeImports.one(importId), now),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.bikeImports.all }),
  });
};

function Cost({ list }: Props): ReactNode {
  const { t } = useTranslation();
  const { data } = useQuery(salesFiguresQuery);
  const count = leftOf(list);
  const points = count * list.price;
  if (data === undefined) return null;
  const missing = points - data.points;
  return (
    <>
      <p>{t(($) => $.storeImport.list.cost, { count, points, have: data.points })}</p>
      {missing > 0 && (
        <p>
          {t(($) => $.storeImport.list.few, { missing })}{" "}
          <Link to="/store-points">{t(($) => $.storeImport.list.buy)}</Link>
        </p>
      )}
    </>
  );
}

function Start({ list }: Props): ReactNode {
  const { t } = useTranslation();
  const { data: invitations } = useQuery(invitationsQuery);
  const [chosen, choose] = useState<InvitationPace>();
  const { mutate, isPending, error } = useStart(list);
  const pace = chosen ?? invitations?.pace ?? usualPace;
  const words = t(($) => $.storeImport.pace, { returnObjects: true, skipInterpolation: true });
  const count = leftOf(list);
  if (count === 0) return <p>{t(($) => $.storeImport.list.nothing)}</p>;
  return (
    <>
      <Cost list={list} />
      <SelectFilter
        name="pace"
        label={words.label}
        value={pace}
        options={InvitationPace.options.map((option) => [option, words.options[option]] as const)}
        onChange={(next) => choose(next ?? usualPace)}
      />
      <p className="muted">{words.hint}</p>
      {error !== null && <p role="alert">{failureText(error)}</p>}
      <div className="ways importcard__ways">
        <button type="button" className="btn btn--primary" disabled={isPending} onClick={() => mutate(pace)}>
          {list.state === "paused"
            ? t(($) => $.storeImport.list.resume)
            : t(($) => $.storeImport.list.start, { count })}
        </button>
        <CancelRest list={list} />
      </div>
    </>
  );
}

function Registering({ list }: Props): ReactNode {
  const { t } = useTranslation();
  const { done, count } = list;
  return (
    <>
      <Progress done={done} count={count} text={t(($) => $.storeImport.list.registering, { done, count })} />
      <div className="ways importcard__ways">
        <CancelRest list={list} />
      </div>
    </>
  );
}

function Ended({ list: { state, registered: count } }: Props): ReactNode {
  const { t } = useTranslation();
  const words = t(($) => $.storeImport.list, { returnObjects: true, skipInterpolation: true });
  return (
    <>
      <output>
        {state === "done"
          ? t(($) => $.storeImport.list.done, { count })
          : t(($) => $.storeImport.list.cancelled, { count })}
      </output>
      <div className="ways importcard__ways">
        <Link className="btn btn--primary" to="/store-bikes">
          {words.toBikes}
        </Link>
        <Link className="btn btn--ghost" to="/store-import">
          {words.another}
        </Link>
      </div>
    </>
  );
}

export function ListView({ list }: Props): ReactNode {
  const { t } = useTranslation();
  const { state, count, checked: done, pausedBy } = list;
  const words = t(($) => $.storeImport.list, { returnObjects: true, skipInterpolation: true });
  if (state === "receiving") return <p>{words.receiving}</p>;
  if (state === "checking") {
    const text = t(($) => $.storeImport.list.checking, { done, count });
    return <Progress done={done} count={count} text={text} />;
  }
  if (state === "registering") return <Registering list={list} />;
  if (state === "done" || state === "cancelled") return <Ended list={list} />;
  return (
    <>
      {pausedBy !== undefined && <output>{words.pausedBy[pausedBy]}</output>}
      <Start list={list} />
    </>
  );
}
