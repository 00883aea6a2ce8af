import type { message } from "antd";
import { createContext } from "react";

/** Where `AntdRoot` shows toasts. */
export const ToastContext = createContext<ReturnType<typeof message.useMessage>[0] | undefined>(undefined);
