import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { showPages } from "#tests/web/show-pages.tsx";
import { NetworkError } from "#web/platform/api/errors.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { NotLoaded } from "#web/platform/one-item/Loaded.tsx";
import { PagedList } from "#web/platform/ui/list/PagedList.tsx";

type Page = { items: string[]; cursor?: string };
let answers: (() => Promise<Page>)[];
const next = async (): Promise<Page> => answers.shift()?.() ?? new Promise(() => undefined);
const page = (items: string[], cursor?: string) => async () => ({ items, ...(cursor && { cursor }) });
const unreachable = () => Promise.reject(new NetworkError("gone"));

function One() {
  const query = useQuery({ queryKey: queryKeys.alerts.all, queryFn: next });
  return query.data?.items[0] ?? <NotLoaded query={query} failed="Kom inte fram" of={["line"]} />;
}

function List() {
  const first: string | undefined = undefined;
  const query = useInfiniteQuery({
    queryKey: queryKeys.alerts.all,
    queryFn: next,
    initialPageParam: first,
    getNextPageParam: ({ cursor }: Page) => cursor,
  });
  return (
    <PagedList query={query} why={(error) => error.message} empty={<p>Tomt</p>} keyOf={(item) => item}>
      {(item) => item}
    </PagedList>
  );
}

const open = (Component: typeof One | typeof List, ...given: (() => Promise<Page>)[]) => {
  answers = given;
  showPages([{ path: "/", Component }], "/", { once: true });
};
const again = async () => userEvent.click(await screen.findByRole("button", { name: "Försök igen" }));
const items = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);

it("what could not be fetched says so, and is fetched again on request", async () => {
  open(One, unreachable, page(["Femto"]));
  expect(await screen.findByRole("heading", { name: "Kom inte fram" })).toBeTruthy();
  expect(screen.getByText(/^Nätverksfel\./)).toBeTruthy();
  await again();
  expect(await screen.findByText("Femto")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("a list that is being fetched is announced", async () => {
  open(List);
  expect((await screen.findByRole("status")).textContent).toBe("Laddar …");
});

it("a list that could not be fetched says why, and is fetched again on request", async () => {
  open(List, unreachable, page(["Femto"]));
  expect((await screen.findByRole("alert")).textContent).toContain("gone");
  await again();
  expect(await screen.findByText("Femto")).toBeTruthy();
});

it("a list keeps its rows if more cannot be fetched, until the next try", async () => {
  open(List, page(["Femto"], "next"), unreachable, page(["Elina"]));
  await userEvent.click(await screen.findByRole("button", { name: "Visa fler" }));
  expect(await screen.findByText("Fler kunde inte hämtas.")).toBeTruthy();
  expect(items()).toEqual(["Femto"]);
  await again();
  expect(await screen.findByText("Elina")).toBeTruthy();
  expect(items()).toEqual(["Femto", "Elina"]);
  expect(screen.queryByRole("button")).toBeNull();
});

it("a list without items says so", async () => {
  open(List, page([]));
  expect(await screen.findByText("Tomt")).toBeTruthy();
});
