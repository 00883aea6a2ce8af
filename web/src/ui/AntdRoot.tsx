import { App, ConfigProvider } from "antd";
import en from "antd/locale/en_US";
import sv from "antd/locale/sv_SE";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { antdTheme } from "./antd-theme.ts";
import "./antd.css";
import { useThemeMode } from "./theme-mode.ts";

const focusFirstError = { behavior: "smooth", block: "center", focus: true } as const;

/** What every page with antd in it stands in: theme, language, toasts and dialogs. */
export function AntdRoot({ children }: { children: ReactNode }): ReactNode {
  const mode = useThemeMode();
  const { i18n } = useTranslation();
  return (
    <ConfigProvider
      locale={i18n.language === "en" ? en : sv}
      theme={antdTheme[mode]}
      form={{ requiredMark: "optional", scrollToFirstError: focusFirstError }}
      wave={{ disabled: true }}
      button={{ autoInsertSpace: false }}
      modal={{ centered: true }}
    >
      <App component="div" message={{ maxCount: 3, duration: 4 }}>
        {children}
      </App>
    </ConfigProvider>
  );
}
