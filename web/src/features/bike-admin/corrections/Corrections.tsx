import { useInfiniteQuery } from "@tanstack/react-query";
import { BadgeCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { failureText } from "#web/api/failure-text.ts";
import { EmptyList } from "#web/ui/list/EmptyList.tsx";
import { PagedList } from "#web/ui/list/PagedList.tsx";
import { correctionsQuery } from "#web/features/bike-admin/admin-api.ts";
import { Correction } from "./Correction.tsx";

export function Corrections(): ReactNode {
  const { t } = useTranslation();
  const query = useInfiniteQuery(correctionsQuery);
  const { title, text } = t(($) => $.bikeAdmin.empty.corrections, { returnObjects: true });
  return (
    <PagedList
      query={query}
      why={failureText}
      empty={<EmptyList icon={BadgeCheck} title={title} text={text} />}
      keyOf={({ id }) => id}
    >
      {(correction) => <Correction correction={correction} />}
    </PagedList>
  );
}
