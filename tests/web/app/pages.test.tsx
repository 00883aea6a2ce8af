import { render, screen } from "@testing-library/react";
import { type ReactNode, useInsertionEffect } from "react";
import { createMemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { Pages } from "#web/app/Pages.tsx";

describe("the pages", () => {
  it("show the address that was opened during the first render", async () => {
    function First(): ReactNode {
      // After rendering, before any listener.
      useInsertionEffect(() => void router.navigate("/second"), []);
      return <h1>First</h1>;
    }
    const router = createMemoryRouter([
      { path: "/", element: <First /> },
      { path: "/second", element: <h1>Second</h1> },
    ]);
    render(<Pages router={router} />);
    await screen.findByRole("heading", { name: "Second" });
    expect(screen.queryByText("First")).toBeNull();
  });
});
