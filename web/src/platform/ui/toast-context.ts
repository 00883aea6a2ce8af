import type { message } from "antd";
import { createContext, type ReactNode } from "react";

/** Provided by `Toasts`. */
export const ToastContext = createContext<ReturnType<typeof message.useMessage>[0] | undefined>(undefined);

type Carried = { readonly content: ReactNode; readonly since: number };
let carried: Carried | undefined;

export const toastDuration = 4;

/** Keeps a toast for the next page, as navigating to another frame unmounts this one. */
export const carryToast = (content: ReactNode): void => {
  carried = { content, since: performance.now() };
};

/** Returns the carried toast once, unless it is too old. */
export const takeCarriedToast = (): ReactNode => {
  const toast = carried;
  carried = undefined;
  return toast && performance.now() - toast.since < toastDuration * 1000 ? toast.content : undefined;
};
