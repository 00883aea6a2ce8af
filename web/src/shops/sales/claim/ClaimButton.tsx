import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { meQuery } from "#web/platform/auth/me-query.ts";
import { claims } from "#web/shops/sales/sales-api.ts";

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

type Props = {
  token: string;
  /** True if the bike has been claimed; its owner still reaches it by the link. */
  isUsed: boolean;
  onDone: (bikeId: string) => void;
};

/** Claims only on a press, since mail programs may open links on their own. */
export function ClaimButton({ token, isUsed, onDone }: Props): ReactNode {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { data: me } = useQuery(meQuery);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => claims.claimBike({ body: { token } }),
    onSuccess: async ({ bikeId }) => {
      onDone(bikeId);
      await queries.invalidateQueries({ queryKey: queryKeys.bikes.all });
    },
  });
  return (
    <>
      <p className="muted">{t(($) => $.claim.signedInAs, { email: me?.email ?? "" })}</p>
      {error !== null && <Failure error={error} />}
      <div className="ways ways--apart mail-page__steps">
        <button
          type="button"
          className="btn btn--primary btn--lg"
          aria-disabled={isPending}
          aria-busy={isPending}
          onClick={() => {
            if (!isPending) mutate();
          }}
        >
          {t(($) => $.claim[isUsed ? "toBike" : "claim"])}
        </button>
      </div>
    </>
  );
}
