import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { AntdRoot } from "#web/ui/AntdRoot.tsx";

/** Pages with antd and without the bars: signing in and creating an account. */
export function PlainLayout(): ReactNode {
  return (
    <AntdRoot>
      <Outlet />
    </AntdRoot>
  );
}
