import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { Fragment } from "react";
import { createMemoryRouter, type RouteObject, RouterProvider } from "react-router-dom";
import { createQueryClient } from "#web/platform/api/queries.ts";
import { AntdRoot } from "#web/platform/ui/AntdRoot.tsx";

/** Renders pages at an address as the app does; with `once`, a query that fails is not repeated. */
export const showPages = (pages: RouteObject[], at = "/", { once = false, antd = false } = {}) => {
  const router = createMemoryRouter(pages, { initialEntries: [at] });
  const queries = createQueryClient();
  if (once) queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } });
  const Root = antd ? AntdRoot : Fragment;
  const view = render(
    <QueryClientProvider client={queries}>
      <Root>
        <RouterProvider router={router} />
      </Root>
    </QueryClientProvider>,
  );
  return { ...view, router, queries };
};
