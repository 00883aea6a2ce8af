import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ErrorPage } from "#web/app/ErrorPage.tsx";
import { NotFoundPage } from "#web/app/NotFoundPage.tsx";

const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);

beforeEach(() => {
  logged.mockClear();
});

const openFailing = (error: Error) => {
  const route = {
    path: "/",
    errorElement: <ErrorPage />,
    HydrateFallback: () => null,
    lazy: async () => {
      throw error;
    },
  };
  render(<RouterProvider router={createMemoryRouter([route])} />);
};

describe("a page that cannot be fetched", () => {
  const message = "Failed to fetch dynamically imported module: https://example.se/assets/x.js";

  it("says so with the message and offers another try", async () => {
    openFailing(new TypeError(message));
    await screen.findByRole("heading", { name: "Kunde inte ladda komponenten just nu." });
    expect(screen.getByText(message)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Försök igen" })).toBeTruthy();
  });

  it("never shows a stack", async () => {
    openFailing(new TypeError(message));
    expect((await screen.findByRole("alert")).textContent).not.toMatch(/\bat .*:\d+:\d+/);
  });
});

it("a page that crashes says that something went wrong", async () => {
  openFailing(new Error("x is not a function"));
  expect(await screen.findByRole("heading", { name: "Något gick fel på sidan." })).toBeTruthy();
});

describe("an unknown address", () => {
  it("shows 404 with a link home and logs only the path", async () => {
    const router = createMemoryRouter([{ path: "*", Component: NotFoundPage }], {
      initialEntries: ["/finns-inte?email=anna@example.se"],
    });
    render(<RouterProvider router={router} />);
    expect(screen.getByText("404")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Till startsidan" }).getAttribute("href")).toBe("/");
    expect(logged.mock.calls).toEqual([["Unknown route /finns-inte"]]);
  });
});
