import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { BikeSort } from "#contract/bikes/bikes.ts";
import { type BikeFilter, matchesFilter } from "./bike-filter.ts";
import { bikeQueries } from "./queries.ts";
import { readStored, writeStored } from "#web/platform/ui/local-store.ts";

/** Kept in the browser after signing out. */
const storageKey = "cr:bikes-sort";

const rememberedSort = (): BikeSort => BikeSort.catch("newest").parse(readStored(storageKey));

const rememberSort = (sort: BikeSort): void => writeStored(storageKey, sort);

/** The owner's bikes in the last chosen order. Filtering happens in the browser, so it loads all pages. */
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
    shown: bikes?.filter((bike) => matchesFilter(bike, filter)) ?? [],
  };
};
