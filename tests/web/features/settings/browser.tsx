import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, vi } from "vitest";
import type { Me, Role } from "#contract/accounts.ts";
import { createQueryClient } from "#web/api/queries.ts";
import { refreshSession } from "#web/auth/session.ts";
import { SettingsPage } from "#web/features/settings/SettingsPage.tsx";
import { StoreSettings } from "#web/app/StoreSettings.tsx";
import { startTexts } from "#tests/web/start-texts.ts";
import { AntdRoot } from "#web/ui/AntdRoot.tsx";
import { anna } from "#tests/web/app/anna.ts";
import { giveLayout } from "#tests/web/layout.ts";
import { pool } from "./fake-pool.ts";

// Forms of antd take their time in jsdom.

/** Puts a whole text into a field at once. */
export const put = (field: HTMLElement, value: string): void => {
  fireEvent.change(field, { target: { value } });
};

type Answer = (body: unknown) => Response | Promise<Response>;

/** The account the API keeps: what is changed stays changed. */
export const account = { me: anna };
/** Answers of a call that is not to be answered with the account. */
export const api = new Map<string, Answer>();
const requests: { call: string; body: unknown }[] = [];

export const problem = (status: number, code: string, rest: object = {}) =>
  Response.json({ type: code, title: code, status, code, ...rest }, { status });

const bodies = (call: string) => requests.filter((each) => each.call === call).map(({ body }) => body);
export const changes = () => bodies("PATCH /api/me");
export { bodies as sent };

const config = { region: "eu-west-1", userPoolId: "eu-west-1_pool", userPoolClientId: "client" };

const answer = async (address: string, request: { method?: string; body?: string } = {}) => {
  if (address === "/config.json")
    return Response.json({ ...config, realtimeUrl: "", supportEmail: "", stage: "test" });
  const call = `${request.method ?? "GET"} ${address}`;
  const body: unknown = JSON.parse(request.body ?? "null");
  requests.push({ call, body });
  const special = await api.get(call)?.(body);
  if (special !== undefined) return special;
  if (call === "PATCH /api/me") account.me = { ...account.me, ...(body as Partial<Me>) };
  return Response.json(account.me);
};

/** A browser in which someone of a role has opened their settings. */
export const open = async (
  role: Role,
  me: Partial<Me> = {},
  answers: Readonly<Record<string, Answer>> = {},
) => {
  giveLayout();
  vi.stubGlobal("fetch", answer);
  // jsdom scrolls nowhere.
  Element.prototype.scrollIntoView = vi.fn();
  localStorage.setItem("CognitoIdentityServiceProvider.client.LastAuthUser", "u1");
  api.clear();
  api.set("GET /api/identity-reviews/mine", () => Response.json({}));
  api.set("GET /api/me/mail", () => Response.json({ arrives: true }));
  for (const [call, given] of Object.entries(answers)) api.set(call, given);
  requests.length = 0;
  account.me = { ...anna, role, ...me };
  pool.groups = [role];
  await startTexts("sv");
  await refreshSession();
  const Component = role === "store" ? StoreSettings : SettingsPage;
  const router = createMemoryRouter([{ path: "/", Component }]);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AntdRoot>
        <RouterProvider router={router} />
      </AntdRoot>
    </QueryClientProvider>,
  );
  await screen.findAllByText(account.me.email);
  // The contents of the parts come after their list.
  await waitFor(() => expect(document.querySelector(".settings__part-shown .ant-skeleton")).toBeNull());
};

const list = () => within(screen.getByRole("navigation", { name: "Delar av inställningarna" }));
export const partNames = () =>
  list()
    .getAllByRole("link")
    .map((row) => row.querySelector(".settings__row")?.textContent);

/** Opens a part by its row, as it is opened by its address. */
export const openPart = (title: string): void => {
  fireEvent.click(list().getByText(title));
};

/** One part of the settings, opened where it is not. */
export const part = (title: string) => {
  if (screen.queryByRole("region", { name: title }) === null) openPart(title);
  return within(screen.getByRole("region", { name: title }));
};
