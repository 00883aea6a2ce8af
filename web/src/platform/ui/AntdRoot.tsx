import { ConfigProvider, message } from "antd";
import en from "antd/es/locale/en_US";
import sv from "antd/es/locale/sv_SE";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { antdTheme } from "./antd-theme.ts";
import "./antd.css";
import { useThemeMode } from "./theme-mode.ts";
import { takeCarriedToast, toastDuration, ToastContext } from "./toast-context.ts";

const focusFirstError = { behavior: "smooth", block: "center", focus: true } as const;

/** Turns antd's motion off completely: merely shortened, a dialog appears small for one frame and its buttons move under the pointer. */
const motionOf = (): "moving" | "still" =>
  matchMedia("(prefers-reduced-motion: reduce)").matches ? "still" : "moving";

/** antd's own `App` would load notifications and modals on every page. */
export function Toasts({ most = 3, children }: { most?: number; children: ReactNode }): ReactNode {
  const [toasts, holder] = message.useMessage({ maxCount: most, duration: toastDuration });
  useEffect(() => {
    const content = takeCarriedToast();
    if (content !== undefined) void toasts.success(content);
  }, [toasts]);
  return (
    <ToastContext value={toasts}>
      {holder}
      {children}
    </ToastContext>
  );
}

export function AntdRoot({ children }: { children: ReactNode }): ReactNode {
  const mode = useThemeMode();
  const { i18n } = useTranslation();
  // Read once: a change would remount the page and lose typed text.
  const [motion] = useState(motionOf);
  return (
    <ConfigProvider
      locale={i18n.language === "en" ? en : sv}
      theme={antdTheme[mode][motion]}
      form={{ requiredMark: "optional", scrollToFirstError: focusFirstError }}
      wave={{ disabled: true }}
      button={{ autoInsertSpace: false }}
      modal={{ centered: true }}
    >
      <div className="antd-root">
        <Toasts>{children}</Toasts>
      </div>
    </ConfigProvider>
  );
}
