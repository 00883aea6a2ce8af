import { useState } from "react";
import {
  type Changes,
  useAddressParameters,
  withParameters,
} from "#web/platform/ui/use-address-parameters.ts";
import { orderAddress } from "./order-address.ts";

/** Keeps the chosen package and code in the address as well, so that they survive the payment page. */
export const useChoice = () => {
  const [parameters, setParameters] = useAddressParameters();
  const [{ packageId, code }, setChosen] = useState(() => orderAddress(parameters));
  const note = (changes: Changes): void =>
    setParameters(withParameters(parameters, changes), { replace: true, preventScrollReset: true });
  return {
    packageId,
    code,
    choosePackage: (id: string) => {
      setChosen((before) => ({ ...before, packageId: id }));
      note({ package: id });
    },
    applyCode: (used?: string) => {
      setChosen((before) => ({ ...before, code: used }));
      note({ code: used });
    },
  };
};
