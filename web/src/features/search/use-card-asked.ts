import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import type { SearchCard } from "#contract/search.ts";
import { publicPages } from "#contract/search.ts";
import { contactMark, isContactMark } from "#web/shared/messages/contact-mark.ts";

type Query = {
  readonly data: { readonly pages: readonly { readonly items: readonly SearchCard[] }[] } | undefined;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
};

/** A person who comes back from signing in to write to an owner gets as many pages as it takes to show that bike, and no more than a stranger could have seen. */
export const useCardAsked = ({ data, fetchNextPage, ...query }: Query): void => {
  const { hash } = useLocation();
  const pages = data?.pages ?? [];
  const isShown = pages.some(({ items }) => items.some((card) => contactMark(card) === hash));
  const canGoOn = query.hasNextPage && !query.isFetchingNextPage && !query.isFetchNextPageError;
  const goesOn = isContactMark(hash) && !isShown && canGoOn && pages.length < publicPages;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);
};
