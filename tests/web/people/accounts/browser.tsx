import { fireEvent } from "@testing-library/react";
import { vi } from "vitest";
import type { Me } from "#contract/people/accounts.ts";
import { guard } from "#web/app/guard.ts";
import { currentSession, refreshSession } from "#web/platform/auth/session.ts";
import { AuthPage } from "#web/people/accounts/AuthPage.tsx";
import { RegisterPage } from "#web/people/accounts/RegisterPage.tsx";
import { anna } from "#tests/web/app/shell.tsx";
import { showPages } from "#tests/web/show-pages.tsx";
import { pool } from "./fake-pool.ts";

// antd forms are slow in jsdom.

/** Sets a field's text at once. */
export const put = (field: HTMLElement, value: string): void => {
  fireEvent.change(field, { target: { value } });
};

const me: Me = { ...anna, fullName: "Anna", identityLevel: 0, points: 0 };

type Answer = () => Response | Promise<Response>;

/** The API by method and path; other calls return the account. */
export const api = new Map<string, Answer>();
export const requests: { call: string; body: unknown; token: string | null }[] = [];

export const problem = (status: number, code: string, rest: object = {}) =>
  Response.json({ type: code, title: code, status, code, ...rest }, { status });

const config = { userPoolId: "eu-west-1_pool", userPoolClientId: "client" };
/** The stage's /config.json beyond the pool. */
export const stage = { signUps: "open" };

type Request = { method?: string; headers?: HeadersInit; body?: string };

const answer = async (address: string, request: Request = {}): Promise<Response> => {
  if (address === "/config.json")
    return Response.json({ ...config, ...stage, realtimeUrl: "", supportEmail: "", stage: "test" });
  const call = `${request.method ?? "GET"} ${address}`;
  const token = new Headers(request.headers).get("authorization");
  requests.push({ call, body: JSON.parse(request.body ?? "null"), token });
  return api.get(call)?.() ?? Response.json(me);
};

/** A new browser without a session. */
export const startBrowser = async (): Promise<void> => {
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

/** Opens the account pages behind the app's guard. */
export const visit = (address: string) => {
  const pages = [
    { path: "/auth", Component: AuthPage, loader: guarded },
    { path: "/register", Component: RegisterPage, loader: guarded },
    { path: "*", Component: Elsewhere },
  ].map((page) => ({ ...page, HydrateFallback: () => null }));
  const { router } = showPages(pages, address, { antd: true });
  return {
    at: () => router.state.location.pathname + router.state.location.search,
  };
};
