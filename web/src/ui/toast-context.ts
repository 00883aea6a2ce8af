import type { message } from "antd";
import { createContext, type ReactNode } from "react";

/** Where `AntdRoot` shows toasts. */
export const ToastContext = createContext<ReturnType<typeof message.useMessage>[0] | undefined>(undefined);

type Carried = { readonly content: ReactNode; readonly since: number };
let carried: Carried | undefined;

/** In seconds. */
export const toastDuration = 4;

/** Keeps a toast for the frame of the next page, where showing it leads there at once. */
export const carryToast = (content: ReactNode): void => {
  carried = { content, since: performance.now() };
};

/** The toast that was carried here, once and while it is fresh. */
export const takeCarriedToast = (): ReactNode => {
  const taken = carried;
  carried = undefined;
  return taken && performance.now() - taken.since < toastDuration * 1000 ? taken.content : undefined;
};
