import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { InvitationPace } from "#contract/bike-imports/invitations.ts";
import { failureText } from "#web/api/failure-text.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { SelectFilter } from "#web/ui/field/SelectFilter.tsx";
import { bikeImports, invitationsQuery } from "./imports-api.ts";

/** How many buyers wait to be invited, and how fast they are. */
export function Invitations(): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  const queries = useQueryClient();
  const { data } = useQuery(invitationsQuery);
  const { mutate, error } = useMutation({
    mutationFn: (pace: InvitationPace) => bikeImports.changeInvitationPace({ body: { pace } }),
    onSuccess: (now) => queries.setQueryData(queryKeys.bikeImports.invitations, now),
  });
  const words = t(($) => $.storeImport.pace, { returnObjects: true, skipInterpolation: true });
  if (data === undefined || data.waiting === 0) return null;
  const { pace, waiting: count, most } = data;
  return (
    <section className="importcard" aria-labelledby={heading}>
      <h2 id={heading}>{words.title}</h2>
      <p>
        {count < most
          ? t(($) => $.storeImport.pace.waiting, { count })
          : t(($) => $.storeImport.pace.many, { count: most - 1 })}
      </p>
      <SelectFilter
        name="pace-now"
        label={words.label}
        value={pace}
        options={InvitationPace.options.map((option) => [option, words.options[option]] as const)}
        onChange={(next) => next !== undefined && mutate(next)}
      />
      <p className="muted">{words.hint}</p>
      <p className="muted">{words.withoutAddress}</p>
      {error !== null && (
        <p role="alert">
          {words.failed}. {failureText(error)}
        </p>
      )}
    </section>
  );
}
