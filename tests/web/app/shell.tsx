import type { Me } from "#contract/people/accounts.ts";
import { defaultMenus } from "#contract/platform/menus.ts";
import { everyMail } from "#contract/people/notification-settings.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { vi } from "vitest";
import { createQueryClient } from "#web/platform/api/queries.ts";
import { meQuery } from "#web/platform/auth/me-query.ts";
import { AntdRoot } from "#web/platform/ui/AntdRoot.tsx";

/** A customer with 240 points and the default menus. */
export const anna: Me = {
  userId: "u1",
  email: "anna@example.se",
  fullName: "Anna Lindqvist",
  role: "customer",
  identityLevel: 1,
  nameProved: false,
  phoneVerified: false,
  hasPassword: true,
  protectedIdentity: false,
  language: "sv",
  notifications: { browser: true, messages: true, bikeRegistrations: true },
  mails: everyMail,
  menus: defaultMenus,
  points: 240,
};

/** Leaves all calls without an answer. */
export const keepServerSilent = (): void =>
  void vi.stubGlobal("fetch", async () => new Promise<Response>(() => undefined));

/** Renders at an address like the app; returns a function for the current address. */
export const show = (content: ReactNode, { me, at = "/my-bikes" }: { me?: Me; at?: string } = {}) => {
  const queryClient = createQueryClient();
  if (me !== undefined) queryClient.setQueryData(meQuery.queryKey, me);
  const router = createMemoryRouter([{ path: "*", element: content }], { initialEntries: [at] });
  render(
    <QueryClientProvider client={queryClient}>
      <AntdRoot>
        <RouterProvider router={router} />
      </AntdRoot>
    </QueryClientProvider>,
  );
  return { address: () => router.state.location.pathname + router.state.location.search, queryClient };
};
