import { cleanup, render, screen } from "@testing-library/react";
import { type ReactNode, useInsertionEffect } from "react";
import { createMemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import { Pages } from "#web/app/Pages.tsx";

afterEach(cleanup);

describe("the pages", () => {
  it("are at the address to which someone went while they were drawn", async () => {
    function First(): ReactNode {
      // After the drawing, and before anything else hears.
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
