import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { PlainField } from "#web/platform/ui/field/PlainField.tsx";
import { partQuery } from "#web/office/people/people-api.ts";
import type { OpenedPerson } from "#web/office/people/person/Part.tsx";
import type { ExtractDraft } from "./extract-draft.ts";

type Props = { opened: OpenedPerson; draft: ExtractDraft; onType: (change: Partial<ExtractDraft>) => void };

/** Chooses all data or one bike. Lists the bikes shown on the page and loads older ones on request. */
export function Covers({ opened, draft, onType }: Props): ReactNode {
  const { t } = useTranslation();
  const { person, openedAt } = opened;
  const bikes = useInfiniteQuery(
    partQuery(person, { part: "bikes", pick: (parts) => parts.bikes, openedAt }),
  );
  return (
    <>
      <PlainField id={useId()} label={t(($) => $.extracts.ask.covers)} fault={undefined}>
        {(described) => (
          <select
            {...described}
            value={draft.bikeId}
            onChange={({ target }) => onType({ bikeId: target.value })}
          >
            <option value="">{t(($) => $.extracts.ask.person)}</option>
            {bikes.data.pages
              .flatMap(({ items }) => items)
              .map(({ id, brand, model, frameNumber }) => (
                <option key={id} value={id}>{`${brand} ${model}, ${frameNumber}`}</option>
              ))}
          </select>
        )}
      </PlainField>
      {bikes.hasNextPage && (
        <button type="button" className="btn btn--ghost" onClick={() => void bikes.fetchNextPage()}>
          {t(($) => $.extracts.ask.olderBikes)}
        </button>
      )}
    </>
  );
}
