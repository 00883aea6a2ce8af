import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { failureText } from "#web/api/failure-text.ts";
import { PagedList } from "#web/ui/list/PagedList.tsx";
import { correctionsQuery } from "#web/features/admin-found/admin-api.ts";
import { Nothing } from "#web/features/admin-found/Nothing.tsx";
import { Correction } from "./Correction.tsx";

export function Corrections(): ReactNode {
  const { t } = useTranslation();
  const query = useInfiniteQuery(correctionsQuery);
  const { title, text } = t(($) => $.adminFound.empty.corrections, { returnObjects: true });
  return (
    <PagedList
      query={query}
      why={failureText}
      empty={<Nothing title={title} text={text} />}
      keyOf={({ id }) => id}
    >
      {(correction) => <Correction correction={correction} />}
    </PagedList>
  );
}
