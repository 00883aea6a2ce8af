import { useInfiniteQuery } from "@tanstack/react-query";
import { BadgeCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { failureText } from "#web/api/failure-text.ts";
import { EmptyList } from "#web/ui/list/EmptyList.tsx";
import { PagedList } from "#web/ui/list/PagedList.tsx";
import { reviewsQuery } from "#web/features/bike-admin/admin-api.ts";
import { Review } from "./Review.tsx";

export function Reviews(): ReactNode {
  const { t } = useTranslation();
  const query = useInfiniteQuery(reviewsQuery);
  const { title, text } = t(($) => $.bikeAdmin.empty.reviews, { returnObjects: true });
  return (
    <PagedList
      query={query}
      why={failureText}
      empty={<EmptyList icon={BadgeCheck} title={title} text={text} />}
      keyOf={({ bike }) => bike.id}
    >
      {(review) => <Review review={review} />}
    </PagedList>
  );
}
