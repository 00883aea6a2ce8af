import { useQuery } from "@tanstack/react-query";
import { useHasCamera } from "../pictures/use-has-camera.ts";
import { canReadCodes } from "./barcode-detector.ts";

/** Whether a code can be scanned here: there is a camera, and the browser reads codes. */
export const useCanScan = (): boolean => {
  const hasCamera = useHasCamera();
  const { data = false } = useQuery({
    queryKey: ["reads-codes"],
    queryFn: canReadCodes,
    staleTime: Infinity,
    retry: false,
  });
  return hasCamera && data;
};
