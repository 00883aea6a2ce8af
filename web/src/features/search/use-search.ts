import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { hasOtherNames, parametersOf, type Search, searchOf } from "./search.ts";

type Filters = Readonly<Record<string, string | undefined>>;

export type Asked<S> = {
  readonly search: S;
  /** Names the search; the end of its address. */
  readonly address: string;
  readonly show: (next: S) => void;
};
export type AskedSearch = Asked<Search>;

/** The address holds the whole search, so that it can be shared and the back button works. */
export const useAddress = <S extends Filters>(read: (parameters: URLSearchParams) => S): Asked<S> => {
  const [parameters, setParameters] = useSearchParams();
  const search = read(parameters);
  const address = parametersOf(search).toString();
  const show = (next: S): void => {
    const wanted = parametersOf(next);
    if (wanted.toString() !== address) setParameters(wanted, { preventScrollReset: true });
  };
  return { search, address, show };
};

/** An address with other names for the same is rewritten, so that each search has one. */
export const useSearch = (): AskedSearch => {
  const asked = useAddress(searchOf);
  const [parameters, setParameters] = useSearchParams();
  const { address } = asked;
  const isForeign = hasOtherNames(parameters);
  useEffect(() => {
    if (isForeign) setParameters(new URLSearchParams(address), { replace: true });
  }, [isForeign, address, setParameters]);
  return asked;
};
