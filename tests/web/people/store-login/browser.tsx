import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { vi } from "vitest";
import { guard } from "#web/app/guard.ts";
import { currentSession, refreshSession } from "#web/platform/auth/session.ts";
import { StoreLoginPage } from "#web/people/store-login/StoreLoginPage.tsx";
import { anna } from "#tests/web/app/shell.tsx";
import { startTexts } from "#tests/web/start-texts.ts";
import { showPages } from "#tests/web/show-pages.tsx";
import { pool } from "./fake-pool.ts";

// Amplify's sign-in and antd forms are slow in jsdom.

export const user = userEvent.setup();

/** Sets a field's text at once. */
export const put = (field: HTMLElement, value: string): void => {
  fireEvent.change(field, { target: { value } });
};

const config = { userPoolId: "eu-west-1_pool", userPoolClientId: "client" };

/** The API's response for the account. */
export const me = { answer: () => Response.json(anna) };

const answer = async (address: string) =>
  address === "/config.json"
    ? Response.json({ ...config, realtimeUrl: "", supportEmail: "", stage: "test" })
    : me.answer();

/** A new browser without a session. */
export const startBrowser = async (language: "sv" | "en" = "sv"): Promise<void> => {
  vi.stubGlobal("fetch", answer);
  me.answer = () => Response.json(anna);
  localStorage.clear();
  pool.reset();
  await startTexts(language);
  await refreshSession();
};

const loader = async ({ request }: { request: { url: string } }) => {
  const url = new URL(request.url);
  const elsewhere = guard({ access: "signed-out", session: await currentSession(), url });
  return elsewhere === undefined ? null : Response.redirect(new URL(elsewhere, url), 302);
};

const Elsewhere = () => <h1>Elsewhere</h1>;
const HydrateFallback = () => null;

/** Opens the page behind the app's guard. */
export const visit = (address = "/store-login") => {
  const pages = [
    { path: "/store-login", Component: StoreLoginPage, loader, HydrateFallback },
    { path: "*", Component: Elsewhere },
  ];
  const { router } = showPages(pages, address, { antd: true });
  return { at: () => router.state.location.pathname + router.state.location.search };
};

export const signIn = async (email: string, password = "cykelbud i regn"): Promise<void> => {
  await user.type(await screen.findByLabelText("E-post"), email);
  await user.type(screen.getByLabelText("Lösenord"), password);
  await user.click(screen.getByRole("button", { name: "Logga in" }));
};
