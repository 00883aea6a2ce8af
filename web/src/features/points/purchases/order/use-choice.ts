import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { orderAddress, withParameters } from "./order-address.ts";

/** The package and the code that are chosen. They stand in the address too, so that they are still there after coming back from the payment page. */
export const useChoice = () => {
  const [parameters, setParameters] = useSearchParams();
  const [{ packageId, code }, setChosen] = useState(() => orderAddress(parameters));
  const note = (changes: Readonly<Record<string, string | undefined>>): void =>
    setParameters((now) => withParameters(now, changes), { replace: true, preventScrollReset: true });
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
