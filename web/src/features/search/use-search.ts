import { useSearchParams } from "react-router";
import { parametersOf, type Search, searchOf } from "./search.ts";

export type AskedSearch = {
  readonly search: Search;
  /** Names the search; the end of its address. */
  readonly address: string;
  readonly show: (next: Search) => void;
};

/** The address holds the whole search, so that it can be shared and the back button works. */
export const useSearch = (): AskedSearch => {
  const [parameters, setParameters] = useSearchParams();
  const search = searchOf(parameters);
  const address = parametersOf(search).toString();
  const show = (next: Search): void => {
    const wanted = parametersOf(next);
    if (wanted.toString() !== address) setParameters(wanted, { preventScrollReset: true });
  };
  return { search, address, show };
};
