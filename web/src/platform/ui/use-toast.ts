import { createElement, type ReactNode, useContext, useMemo } from "react";
import { carryToast, ToastContext } from "./toast-context.ts";

export type Toast = {
  success(title: string, detail?: string): void;
  /** Also shows the toast on the next page, if navigation unmounts this one. */
  successOnTheWay(title: string, detail?: string): void;
  info(title: string, detail?: string): void;
  error(title: string, detail?: string): void;
};

const content = (title: string, detail?: string): ReactNode =>
  detail === undefined
    ? title
    : createElement("span", { className: "toast" }, createElement("b", null, title), ` ${detail}`);

/** Short messages at the top: four seconds each, at most three. Only below `AntdRoot`. */
export const useToast = (): Toast => {
  const message = useContext(ToastContext);
  return useMemo(
    () => ({
      success: (title, detail) => void message?.success(content(title, detail)),
      successOnTheWay: (title, detail) => {
        carryToast(content(title, detail));
        void message?.success(content(title, detail));
      },
      info: (title, detail) => void message?.info(content(title, detail)),
      error: (title, detail) => void message?.error(content(title, detail)),
    }),
    [message],
  );
};
