import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Notification } from "#contract/notifications/notifications.ts";
import { NotificationsButton } from "#web/app/NotificationsButton.tsx";
import { anna, show } from "#tests/web/app/shell.tsx";
import { aNotification, read } from "./a-notification.ts";
import { pressElsewhere } from "#tests/web/press-elsewhere.ts";

vi.mock("#web/platform/auth/session.ts", () => ({ getAccessToken: async () => "t0ken" }));

/** The server's state and its calls. */
let notifications: Notification[];
let asked: string[];
let broken: boolean;
const hidden = vi.fn();

const unread = () => notifications.filter(({ unreadSince }) => unreadSince !== undefined).length;
const counts = () => ({
  notifications: Math.min(unread(), 10),
  messages: 0,
  receipts: 0,
  approvals: 0,
  alerts: 0,
});
const older = "older";
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const problem = {
  type: "urn:cykelregistret:problem:unavailable",
  title: "unavailable",
  status: 400,
  code: "unavailable",
  instance: "1",
};

const answer = (method: string, url: URL): Response => {
  const { pathname, searchParams } = url;
  if (pathname === "/api/me/counts") return json(counts());
  if (broken) return json(problem, 400);
  if (pathname === "/api/me/notifications") {
    const from = searchParams.get("cursor") === older ? 20 : 0;
    const rest = notifications.length > from + 20;
    return json({ items: notifications.slice(from, from + 20), ...(rest && { cursor: older }) });
  }
  asked.push(`${method} ${pathname}${url.search}`);
  const id = /notification_\w+/.exec(pathname)?.[0];
  if (id !== undefined)
    notifications = notifications.map((notification) => {
      if (notification.id !== id) return notification;
      return method === "PUT" ? read(notification) : { ...notification, unreadSince: notification.createdAt };
    });
  else
    notifications =
      method === "POST"
        ? notifications.map(read)
        : notifications.map((notification) => aNotification(Number(notification.id.slice(-2))));
  return json({ counts: counts(), upTo: "2026-11-18T11:59:00.000Z" }, method === "POST" ? 201 : 200);
};

beforeEach(() => {
  notifications = [aNotification(9), aNotification(8), read(aNotification(7))];
  asked = [];
  broken = false;
  vi.stubGlobal("fetch", async (input: string, { method = "GET" }: RequestInit = {}) =>
    answer(method, new URL(input, "https://cykel.test")),
  );
  hidden.mockClear();
  HTMLElement.prototype.hidePopover = hidden;
  document.head.innerHTML = "<style>[popover] { display: block !important; }</style>";
});

/** jsdom has no popovers: shows the panel and fires its toggle event like a browser. */
const turn = (newState: "open" | "closed"): void => {
  const event = new Event("toggle");
  Object.assign(event, { newState });
  fireEvent(screen.getByRole("region", { name: "Notiser" }), event);
};
const open = async () => {
  const shown = show(<NotificationsButton />, { me: anna });
  turn("open");
  await screen.findByRole("heading", { name: "Notiser" });
  return shown;
};
const titles = () => screen.queryAllByRole("listitem").map((item) => item.textContent);
const bell = () => screen.getByRole("button", { name: /^Notiser/ });

describe("the bell", () => {
  it("shows the unread count, and 9+ above nine", async () => {
    notifications = Array.from({ length: 12 }, (_, minute) => aNotification(minute));
    show(<NotificationsButton />, { me: anna });
    await waitFor(() => expect(bell().textContent).toContain("9+"));
    expect(bell().getAttribute("popovertarget")).toBe("notifications");
  });

  it("fetches the list when it is first opened, not before", async () => {
    show(<NotificationsButton />, { me: anna });
    await waitFor(() => expect(bell().textContent).toContain("2"));
    expect(titles()).toEqual([]);
    turn("open");
    await waitFor(() => expect(titles()).toHaveLength(3));
  });

  it("announces new notifications to screen readers", async () => {
    const { queryClient } = show(<NotificationsButton />, { me: anna });
    await waitFor(() => expect(bell().textContent).toContain("2"));
    notifications = [aNotification(10), ...notifications];
    await act(() => queryClient.invalidateQueries({ queryKey: ["counts"] }));
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Ny notis, 3 olästa"));
  });
});

describe("the list", () => {
  it("shows title, text, time and read state", async () => {
    await open();
    const [first] = await screen.findAllByRole("listitem");
    const item = within(first!);
    expect(item.getByRole("link").getAttribute("href")).toBe("/my-bikes/bike_1");
    expect(item.getByText("Monark 9 är granskad och registrerad.")).toBeTruthy();
    expect(item.getByRole("link").textContent).toContain("Oläst: Din cykel är godkänd");
    expect(first!.querySelector("time")?.dateTime).toBe(aNotification(9).createdAt);
  });

  it("shows an empty state", async () => {
    notifications = [];
    await open();
    expect(await screen.findByText("Inga notiser än")).toBeTruthy();
  });

  it("marks one as read and as unread again, and the bell follows", async () => {
    await open();
    const user = userEvent.setup();
    const [mark] = await screen.findAllByRole("button", { name: "Markera som läst: Din cykel är godkänd" });
    await user.click(mark!);
    expect(asked).toEqual([`PUT /api/me/notifications/${aNotification(9).id}/read`]);
    await waitFor(() => expect(bell().textContent).toContain("1"));
    expect(document.activeElement).toBe(mark);
    await pressElsewhere(mark!);
    await waitFor(() => expect(bell().textContent).toContain("2"));
    expect(asked[1]).toBe(`DELETE /api/me/notifications/${aNotification(9).id}/read`);
  });

  it("opens a notification's page, marks it as read and closes", async () => {
    const { address } = await open();
    const [link] = await screen.findAllByRole("link");
    await userEvent.click(link!);
    expect(address()).toBe("/my-bikes/bike_1");
    expect(asked).toEqual([`PUT /api/me/notifications/${aNotification(9).id}/read`]);
    expect(hidden).toHaveBeenCalled();
  });

  it("marks all as read up to the newest shown, and undoes it", async () => {
    await open();
    const user = userEvent.setup();
    await screen.findAllByRole("listitem");
    await user.click(screen.getByRole("button", { name: "Markera alla som lästa" }));
    await waitFor(() => expect(bell().textContent).toBe("Notiser"));
    expect(screen.queryByRole("button", { name: /^Markera som läst:/ })).toBeNull();
    await user.click(await screen.findByRole("button", { name: "Ångra" }));
    expect(asked).toEqual([
      "POST /api/me/notifications/read",
      "DELETE /api/me/notifications/read?upTo=2026-11-18T11%3A59%3A00.000Z",
    ]);
    expect(await screen.findAllByRole("button", { name: /^Markera som läst:/ })).not.toEqual([]);
    expect(screen.queryByText("Alla är markerade som lästa.")).toBeNull();
  });

  it("allows undoing until the panel closes", async () => {
    await open();
    await screen.findAllByRole("listitem");
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.click(screen.getByRole("button", { name: "Markera alla som lästa" }));
    await screen.findByRole("button", { name: "Ångra" });
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByRole("button", { name: "Ångra" })).toBeTruthy();
    turn("closed");
    turn("open");
    expect(screen.queryByRole("button", { name: "Ångra" })).toBeNull();
    vi.useRealTimers();
  });

  it("shows why marking failed, and the true state again", async () => {
    await open();
    await screen.findAllByRole("listitem");
    const [mark] = screen.getAllByRole("button", { name: /^Markera som läst:/ });
    broken = true;
    await userEvent.click(mark!);
    expect((await screen.findByRole("alert")).textContent).not.toBe("");
    broken = false;
    await waitFor(() =>
      expect(screen.getAllByRole("button", { name: /^Markera som läst:/ })).toHaveLength(2),
    );
  });

  it("adds and removes notifications without moving the others", async () => {
    const { queryClient } = await open();
    const [, kept] = await screen.findAllByRole("listitem");
    notifications = [aNotification(10), ...notifications.filter(({ id }) => id !== aNotification(9).id)];
    await act(() => queryClient.invalidateQueries({ queryKey: ["notifications"] }));
    await waitFor(() => expect(titles()[0]).toContain("Monark 10"));
    expect(titles()).toHaveLength(3);
    expect(screen.getAllByRole("listitem")[1]).toBe(kept);
  });

  it("loads older ones on request, and drops them on closing", async () => {
    notifications = Array.from({ length: 35 }, (_, place) => aNotification(59 - place));
    const { queryClient } = await open();
    await waitFor(() => expect(titles()).toHaveLength(20));
    await userEvent.click(screen.getByRole("button", { name: "Visa fler" }));
    await waitFor(() => expect(titles()).toHaveLength(35));
    turn("closed");
    await waitFor(() =>
      expect(queryClient.getQueryData<{ pages: unknown[] }>(["notifications", "list"])?.pages).toHaveLength(
        1,
      ),
    );
  });

  it("is navigated with the arrow keys", async () => {
    await open();
    const links = await screen.findAllByRole("link");
    const user = userEvent.setup();
    links[0]!.focus();
    await user.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(links[1]);
    await user.keyboard("{End}");
    expect(document.activeElement).toBe(links[2]);
    await user.keyboard("{ArrowDown}{ArrowUp}");
    expect(document.activeElement).toBe(links[1]);
    await user.tab();
    await user.keyboard("{Home}");
    expect(document.activeElement).toBe(links[0]);
  });
});
