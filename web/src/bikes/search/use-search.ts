import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { useAddressParameters } from "#web/platform/ui/use-address-parameters.ts";
import { hasOtherNames, parametersOf, type Search, searchOf, withOwnNames } from "./search.ts";

type Filters = Readonly<Record<string, string | undefined>>;

export type AddressSearch<S> = {
  readonly search: S;
  /** The query string of the search. */
  readonly address: string;
  readonly show: (next: S) => void;
};
export type CurrentSearch = AddressSearch<Search>;

/** Keeps the search in the address, so that it can be shared and the back button works. */
export const useAddress = <S extends Filters>(read: (parameters: URLSearchParams) => S): AddressSearch<S> => {
  const [parameters, setParameters] = useAddressParameters();
  const search = read(parameters);
  const address = parametersOf(search).toString();
  const show = (next: S): void => {
    const wanted = parametersOf(next);
    if (wanted.toString() !== address) setParameters(wanted, { preventScrollReset: true });
  };
  return { search, address, show };
};

/** Rewrites addresses with other parameter names, so that each search has one address. */
export const useSearch = (): CurrentSearch => {
  const search = useAddress(searchOf);
  const [parameters, setParameters] = useSearchParams();
  const isForeign = hasOtherNames(parameters);
  const own = withOwnNames(parameters).toString();
  useEffect(() => {
    if (isForeign) setParameters(new URLSearchParams(own), { replace: true });
  }, [isForeign, own, setParameters]);
  return search;
};
