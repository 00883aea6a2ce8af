import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { vi } from "vitest";
import type { Me } from "#contract/accounts.ts";
import { defaultMenus } from "#contract/menus.ts";
import { everyMail } from "#contract/notification-settings.ts";
import { createQueryClient } from "#web/api/queries.ts";
import { guard } from "#web/app/guard.ts";
import { currentSession, refreshSession } from "#web/auth/session.ts";
import { AuthPage } from "#web/features/accounts/AuthPage.tsx";
import { RegisterPage } from "#web/features/accounts/RegisterPage.tsx";
import { AntdRoot } from "#web/ui/AntdRoot.tsx";
import { giveLayout } from "#tests/web/layout.ts";
import { pool } from "./fake-pool.ts";

// Forms of antd take their time in jsdom.

/** Puts a whole text into a field at once. */
export const put = (field: HTMLElement, value: string): void => {
  fireEvent.change(field, { target: { value } });
};

const me: Me = {
  userId: "u1",
  email: "anna@example.se",
  fullName: "Anna",
  role: "customer",
  identityLevel: 0,
  nameProved: false,
  phoneVerified: false,
  hasPassword: true,
  protectedIdentity: false,
  language: "sv",
  notifications: { browser: false, messages: true, bikeRegistrations: true },
  mails: everyMail,
  menus: defaultMenus,
  points: 0,
};

type Answer = () => Response | Promise<Response>;

/** The API by method and path; a call without an answer of its own gets the account. */
export const api = new Map<string, Answer>();
export const requests: { call: string; body: unknown; token: string | null }[] = [];

export const problem = (status: number, code: string, rest: object = {}) =>
  Response.json({ type: code, title: code, status, code, ...rest }, { status });

const config = { region: "eu-west-1", userPoolId: "eu-west-1_pool", userPoolClientId: "client" };

type Request = { method?: string; headers?: HeadersInit; body?: string };

const answer = async (address: string, request: Request = {}): Promise<Response> => {
  if (address === "/config.json")
    return Response.json({ ...config, realtimeUrl: "", supportEmail: "", stage: "test" });
  const call = `${request.method ?? "GET"} ${address}`;
  const token = new Headers(request.headers).get("authorization");
  requests.push({ call, body: JSON.parse(request.body ?? "null"), token });
  return api.get(call)?.() ?? Response.json(me);
};

/** A fresh browser in which nobody is signed in. */
export const startBrowser = async (): Promise<void> => {
  giveLayout();
  vi.stubGlobal("fetch", answer);
  pool.reset();
  api.clear();
  api.set("POST /api/me/phone", () => Response.json({ resendAfterSeconds: 30 }));
  requests.length = 0;
  sessionStorage.clear();
  await refreshSession();
};

const guarded = async ({ request }: { request: { url: string } }) => {
  const url = new URL(request.url);
  const session = await currentSession();
  const elsewhere = guard({ access: "signed-out", session, url });
  return elsewhere === undefined ? null : Response.redirect(new URL(elsewhere, url), 302);
};

const Elsewhere = () => <h1>Elsewhere</h1>;

/** Opens the account pages as the app does, behind the guard. */
export const visit = (address: string) => {
  const pages = [
    { path: "/auth", Component: AuthPage, loader: guarded },
    { path: "/register", Component: RegisterPage, loader: guarded },
    { path: "*", Component: Elsewhere },
  ].map((page) => ({ ...page, HydrateFallback: () => null }));
  const router = createMemoryRouter(pages, { initialEntries: [address] });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AntdRoot>
        <RouterProvider router={router} />
      </AntdRoot>
    </QueryClientProvider>,
  );
  return {
    at: () => router.state.location.pathname + router.state.location.search,
  };
};
