import { useContext } from "react";
import { UNSAFE_DataRouterContext, type NavigateOptions, useSearchParams } from "react-router-dom";

export type Changes = Readonly<Record<string, string | undefined>>;

/** Changes parameters; undefined and the empty string remove one. */
export const withParameters = (parameters: URLSearchParams, changes: Changes): URLSearchParams => {
  const changed = new URLSearchParams(parameters);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === "") changed.delete(name);
    else changed.set(name, value);
  }
  return changed;
};

const differences = (before: URLSearchParams, after: URLSearchParams): Changes =>
  Object.fromEntries(
    [...new Set([...before.keys(), ...after.keys()])]
      .filter((name) => before.get(name) !== after.get(name))
      .map((name) => [name, after.get(name) ?? undefined]),
  );

type SetParameters = (
  next: URLSearchParams | Record<string, string> | string,
  options?: NavigateOptions,
) => void;

/**
 * `useSearchParams` whose setter changes the newest address, because a slow device may not have
 * rendered it yet.
 */
export const useAddressParameters = (): [URLSearchParams, SetParameters] => {
  const [drawn, setParameters] = useSearchParams();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const set: SetParameters = (next, options) => {
    const newest = new URLSearchParams(router?.state.location.search);
    setParameters(withParameters(newest, differences(drawn, new URLSearchParams(next))), options);
  };
  return [drawn, set];
};
