import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { Person, PersonPart, PersonParts } from "#contract/office/people-admin-person.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { Card } from "#web/platform/ui/dossier/Card.tsx";
import { PagedList } from "#web/platform/ui/list/PagedList.tsx";
import { needsReason, partQuery, personQuery, type PickList } from "#web/office/people/people-api.ts";

export type OpenedPerson = { readonly person: Person; readonly openedAt: number };
export type PartRow<Part extends PersonPart> = PersonParts[Part]["items"][number];

type Props<Shown> = OpenedPerson & {
  part: PersonPart;
  pick: PickList<Shown>;
  keyOf: (row: Shown) => string;
  beside?: ReactNode;
  after?: ReactNode;
  children: (row: Shown) => ReactNode;
};

/** One list, loading more on request. */
export function Part<Shown>(props: Props<Shown>): ReactNode {
  const { person, openedAt, part, pick, keyOf, beside, after, children } = props;
  const { t } = useTranslation();
  const query = useInfiniteQuery(partQuery(person, { part, pick, openedAt }));
  const queries = useQueryClient();
  const isOver = needsReason(query.error);
  useEffect(() => {
    if (isOver) void queries.invalidateQueries(personQuery(person.id));
  }, [isOver, queries, person.id]);
  const { title, empty } = t(($) => $.peopleAdmin.parts, { returnObjects: true })[part];
  return (
    <Card title={title} beside={beside}>
      <PagedList
        query={query}
        why={failureText}
        empty={<p className="muted dossier__empty">{empty}</p>}
        keyOf={keyOf}
        words={{ more: t(($) => $.peopleAdmin.older) }}
      >
        {children}
      </PagedList>
      {after}
    </Card>
  );
}
