import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { BikeSort } from "#contract/bikes.ts";
import { type BikeFilter, passes } from "./bike-filter.ts";
import { rememberedSort, rememberSort } from "./bike-sort.ts";
import { bikeQueries } from "./queries.ts";

/** One's bikes in the order that was last wanted. A filter looks through all of them, so it has the rest fetched. */
export const useMyBikes = () => {
  const [sort, setSort] = useState(rememberedSort);
  const [filter, setFilter] = useState<BikeFilter>("all");
  const query = useInfiniteQuery({ ...bikeQueries.mine(sort), placeholderData: keepPreviousData });
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const looksFurther = filter !== "all" && hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (looksFurther) void fetchNextPage();
  }, [looksFurther, fetchNextPage]);
  const bikes = query.data?.pages.flatMap(({ items }) => items);
  const choose = (next: BikeSort): void => {
    rememberSort(next);
    setSort(next);
  };
  return {
    query,
    sort,
    setSort: choose,
    filter,
    setFilter,
    bikes,
    shown: bikes?.filter((bike) => passes(bike, filter)) ?? [],
  };
};
