import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, vi } from "vitest";
import type { Me, Role } from "#contract/people/accounts.ts";
import { refreshSession } from "#web/platform/auth/session.ts";
import { SettingsPage } from "#web/people/settings/SettingsPage.tsx";
import { StoreSettings } from "#web/app/StoreSettings.tsx";
import { anna } from "#tests/web/app/shell.tsx";
import { showPages } from "#tests/web/show-pages.tsx";
import { pool } from "./fake-pool.ts";

// antd forms are slow in jsdom.

/** Sets a field's text at once. */
export const put = (field: HTMLElement, value: string): void => {
  fireEvent.change(field, { target: { value } });
};

type Answer = (body: unknown) => Response | Promise<Response>;

/** The API's account, which changes persist in. */
export const account = { me: anna };
/** Responses of calls that do not return the account. */
export const api = new Map<string, Answer>();
const requests: { call: string; body: unknown }[] = [];

export const problem = (status: number, code: string, rest: object = {}) =>
  Response.json({ type: code, title: code, status, code, ...rest }, { status });

const bodies = (call: string) => requests.filter((each) => each.call === call).map(({ body }) => body);
export const changes = () => bodies("PATCH /api/me");
export { bodies as sent };

const config = { userPoolId: "eu-west-1_pool", userPoolClientId: "client" };

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

/** A browser with the settings open for a role. */
export const open = async (
  role: Role,
  me: Partial<Me> = {},
  answers: Readonly<Record<string, Answer>> = {},
) => {
  vi.stubGlobal("fetch", answer);
  // jsdom cannot scroll.
  Element.prototype.scrollIntoView = vi.fn();
  localStorage.setItem("CognitoIdentityServiceProvider.client.LastAuthUser", "u1");
  api.clear();
  api.set("GET /api/identity-reviews/mine", () => Response.json({}));
  api.set("GET /api/me/mail", () => Response.json({ arrives: true }));
  for (const [call, given] of Object.entries(answers)) api.set(call, given);
  requests.length = 0;
  account.me = { ...anna, role, ...me };
  pool.groups = [role];
  await refreshSession();
  const Component = role === "store" ? StoreSettings : SettingsPage;
  showPages([{ path: "/", Component }], "/", { antd: true });
  await screen.findAllByText(account.me.email);
  // The sections' contents load after the list.
  await waitFor(() => expect(document.querySelector(".settings__part-shown .ant-skeleton")).toBeNull());
};

const list = () => within(screen.getByRole("navigation", { name: "Delar av inställningarna" }));
export const partNames = () =>
  list()
    .getAllByRole("link")
    .map((row) => row.querySelector(".settings__row")?.textContent);

/** Opens a section by its row. */
export const openPart = (title: string): void => {
  fireEvent.click(list().getByText(title));
};

/** A section, opened if needed. */
export const part = (title: string) => {
  if (screen.queryByRole("region", { name: title }) === null) openPart(title);
  return within(screen.getByRole("region", { name: title }));
};
