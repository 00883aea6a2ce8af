import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ProblemError } from "#web/api/errors.ts";
import { failureText } from "#web/api/failure-text.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { meQuery } from "#web/auth/me-query.ts";
import { claims } from "#web/features/sales/sales-api.ts";

function Failure({ error }: { error: Error }): ReactNode {
  const { t } = useTranslation();
  if (!(error instanceof ProblemError) || error.code !== "identity-level-too-low")
    return <p role="alert">{failureText(error)}</p>;
  return (
    <p role="alert">
      {t(($) => $.claim.needsProof)} <Link to="/settings">{t(($) => $.claim.prove)}</Link>
    </p>
  );
}

function Done({ bikeId }: { bikeId: string }): ReactNode {
  const { t } = useTranslation();
  const words = t(($) => $.claim, { returnObjects: true, skipInterpolation: true });
  return (
    <>
      <output>
        <h2>{words.done}</h2>
        <p>{words.doneText}</p>
      </output>
      <div className="mail-page__steps">
        <Link className="btn btn--primary btn--lg" to={`/my-bikes/${bikeId}`}>
          {words.toBike}
        </Link>
      </div>
    </>
  );
}

/** Nothing is claimed before someone presses: mail programs open links by themselves. */
export function ClaimButton({ token }: { token: string }): ReactNode {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { data: me } = useQuery(meQuery);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => claims.claimBike({ body: { token } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeys.bikes.all }),
  });
  if (data !== undefined) return <Done bikeId={data.bikeId} />;
  return (
    <>
      <p className="muted">{t(($) => $.claim.signedInAs, { email: me?.email ?? "" })}</p>
      {error !== null && <Failure error={error} />}
      <div className="mail-page__steps">
        <button
          type="button"
          className="btn btn--primary btn--lg"
          aria-disabled={isPending}
          aria-busy={isPending}
          onClick={() => {
            if (!isPending) mutate();
          }}
        >
          {t(($) => $.claim.claim)}
        </button>
      </div>
    </>
  );
}
