import { act, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, it } from "vitest";
import { useAddressParameters, withParameters } from "#web/platform/ui/use-address-parameters.ts";

type Drawn = ReturnType<typeof useAddressParameters>;

/** The parameters and setter of each drawing, the first one first. */
const open = (address: string) => {
  const drawings: Drawn[] = [];
  const router = createMemoryRouter(
    [
      {
        path: "/",
        Component: () => {
          drawings.push(useAddressParameters());
          return null;
        },
      },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return { drawings, router };
};

it("a choice that comes before the last one is drawn changes only its own parameter", async () => {
  const { drawings, router } = open("/?town=Lund&state=lost");
  const [[parameters, set] = []] = drawings;
  if (!parameters || !set) throw new Error("nothing drawn");
  await act(async () => set(withParameters(parameters, { state: undefined, period: "quarter" })));
  await act(async () => set(withParameters(parameters, { town: "Malmö" })));
  expect(router.state.location.search).toBe("?town=Malm%C3%B6&period=quarter");
});

it("a drawing that has all choices replaces and removes them", async () => {
  const { drawings, router } = open("/?town=Lund&state=lost");
  const [[, set] = []] = drawings;
  await act(async () => set?.({ town: "Umeå" }));
  expect(router.state.location.search).toBe("?town=Ume%C3%A5");
  await act(async () => drawings.at(-1)?.[1](""));
  expect(router.state.location.search).toBe("");
});

it("an empty value removes its parameter", () => {
  const parameters = new URLSearchParams("period=year&place=Lund");
  expect(withParameters(parameters, { period: "", place: "Malmö" }).toString()).toBe("place=Malm%C3%B6");
});
