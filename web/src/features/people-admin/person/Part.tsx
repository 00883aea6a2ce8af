import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Person, PersonPart, PersonParts } from "#contract/people-admin-person.ts";
import { failureText } from "#web/api/failure-text.ts";
import { Card } from "#web/ui/dossier/Card.tsx";
import { PagedList } from "#web/ui/list/PagedList.tsx";
import { partQuery, type PickList } from "../people-api.ts";

export type Of = { readonly person: Person; readonly openedAt: number };
export type Row<Part extends PersonPart> = PersonParts[Part]["items"][number];

type Props<Shown> = Of & {
  part: PersonPart;
  pick: PickList<Shown>;
  keyOf: (row: Shown) => string;
  beside?: ReactNode;
  /** What stands below the list. */
  after?: ReactNode;
  children: (row: Shown) => ReactNode;
};

/** The latest of one list, and more of it when asked. */
export function Part<Shown>(props: Props<Shown>): ReactNode {
  const { person, openedAt, part, pick, keyOf, beside, after, children } = props;
  const { t } = useTranslation();
  const query = useInfiniteQuery(partQuery(person, { part, pick, openedAt }));
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
