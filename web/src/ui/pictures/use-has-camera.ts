import { useQuery } from "@tanstack/react-query";

const findCamera = async (): Promise<boolean> => {
  // Absent where the page is not served securely.
  const devices = await navigator.mediaDevices?.enumerateDevices();
  return devices?.some(({ kind }) => kind === "videoinput") ?? false;
};

/** Whether this device can take pictures at all. */
export const useHasCamera = (): boolean =>
  useQuery({ queryKey: ["camera"], queryFn: findCamera, staleTime: Infinity, retry: false }).data ?? false;
