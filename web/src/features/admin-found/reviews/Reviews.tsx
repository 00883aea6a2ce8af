import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { failureText } from "#web/api/failure-text.ts";
import { PagedList } from "#web/ui/list/PagedList.tsx";
import { reviewsQuery } from "#web/features/admin-found/admin-api.ts";
import { Nothing } from "#web/features/admin-found/Nothing.tsx";
import { Review } from "./Review.tsx";

export function Reviews(): ReactNode {
  const { t } = useTranslation();
  const query = useInfiniteQuery(reviewsQuery);
  const { title, text } = t(($) => $.adminFound.empty.reviews, { returnObjects: true });
  return (
    <PagedList
      query={query}
      why={failureText}
      empty={<Nothing title={title} text={text} />}
      keyOf={({ bike }) => bike.id}
    >
      {(review) => <Review review={review} />}
    </PagedList>
  );
}
