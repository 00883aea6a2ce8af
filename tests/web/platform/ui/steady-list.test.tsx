import { QueryClientProvider, useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from "vitest";
import { TextForm } from "#web/office/letters/TextForm.tsx";
import { WhyForm } from "#web/office/people/actions/WhyForm.tsx";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { createQueryClient } from "#web/platform/api/queries.ts";
import { DecisionDialog } from "#web/platform/ui/decision/DecisionDialog.tsx";
import { PagedList } from "#web/platform/ui/list/PagedList.tsx";
import { ignoreSecondPresses } from "#web/platform/ui/second-presses.ts";
import { steadyList } from "#web/platform/ui/steady-list.ts";

const decided = vi.fn<(name: string) => void>();

/** A list whose row disappears once decided, so that the next moves up. */
function List(): ReactNode {
  const [names, setNames] = useState(["Anna", "Bo", "Cilla"]);
  const decide = (name: string): void => {
    decided(name);
    setNames((before) => before.filter((each) => each !== name));
  };
  return (
    <ul ref={steadyList}>
      {names.map((name) => (
        <li key={name}>
          <button type="button" onClick={() => decide(name)}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The same, loaded page by page. */
function Paged(): ReactNode {
  const query = useInfiniteQuery({
    queryKey: adminQueryKeys.disputes.all,
    queryFn: async () => ({ items: ["Anna", "Bo", "Cilla"] }),
    initialPageParam: "",
    getNextPageParam: () => undefined,
    initialData: { pages: [{ items: ["Anna", "Bo", "Cilla"] }], pageParams: [""] },
    staleTime: Infinity,
  });
  const [gone, setGone] = useState<readonly string[]>([]);
  const decide = (name: string): void => {
    decided(name);
    setGone((before) => [...before, name]);
  };
  return (
    <PagedList
      query={query}
      why={String}
      empty={null}
      keyOf={(name) => name}
      isShown={(name) => !gone.includes(name)}
    >
      {(name) => (
        <button type="button" onClick={() => decide(name)}>
          {name}
        </button>
      )}
    </PagedList>
  );
}

const kinds = { "a list": List, "a list of pages": Paged };

const button = (name: string) => screen.getByRole("button", { name });
/** Simulates a press with mouse or finger at a position. */
const press = async (name: string, at: number, pointerType = "mouse", detail = 1): Promise<void> => {
  fireEvent.pointerDown(button(name), { clientX: at, clientY: at, pointerType });
  // MutationObserver reports in a microtask.
  await act(async () => void fireEvent.click(button(name), { detail }));
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  decided.mockReset();
});

const show = (Kind: () => ReactNode): void =>
  void render(
    <QueryClientProvider client={createQueryClient()}>
      <Kind />
    </QueryClientProvider>,
  );

describe.each(Object.entries(kinds))("in %s", (_name, Kind) => {
  beforeEach(() => show(Kind));

  it.each(["mouse", "touch"])("a double or triple press by %s decides only one row", async (pointerType) => {
    await press("Anna", 100, pointerType);
    await press("Bo", 101, pointerType, 2);
    await press("Bo", 102, pointerType, 3);
    expect(decided.mock.calls).toEqual([["Anna"]]);
  });

  it("a press counts once the pointer has moved or some time has passed", async () => {
    await press("Anna", 100);
    fireEvent.pointerMove(button("Bo"), { clientX: 120, clientY: 100, pointerType: "mouse" });
    await press("Bo", 120);
    vi.advanceTimersByTime(600);
    await press("Cilla", 120);
    expect(decided.mock.calls).toEqual([["Anna"], ["Bo"], ["Cilla"]]);
  });

  it("a key press counts at once, and a held key presses only once", async () => {
    await press("Anna", 100);
    await act(async () => void fireEvent.click(button("Bo"), { detail: 0 }));
    expect(decided.mock.calls).toEqual([["Anna"], ["Bo"]]);
    expect(fireEvent.keyDown(button("Cilla"), { key: "Enter" })).toBe(true);
    expect(fireEvent.keyDown(button("Cilla"), { key: "Enter", repeat: true })).toBe(false);
  });
});

it("a held space is typed in a text, as a held Enter is", async () => {
  render(
    <div ref={steadyList}>
      <textarea aria-label="Skäl" />
    </div>,
  );
  for (const key of [" ", "Enter"])
    expect(fireEvent.keyDown(screen.getByRole("textbox"), { key, repeat: true })).toBe(true);
});

describe("a button that has changed its words under the pointer", () => {
  function Toggle(): ReactNode {
    const [isRead, setRead] = useState(false);
    const mark = (): void => {
      decided(isRead ? "unread" : "read");
      setRead(!isRead);
    };
    return (
      <ul ref={steadyList}>
        <button type="button" aria-label={isRead ? "Oläst" : "Läst"} onClick={mark} />
      </ul>
    );
  }

  it("is not pressed by a double press, only when a person has seen it", async () => {
    show(Toggle);
    await press("Läst", 100);
    await press("Oläst", 100, "mouse", 2);
    expect(decided.mock.calls).toEqual([["read"]]);
    vi.advanceTimersByTime(600);
    await press("Oläst", 100);
    expect(decided.mock.calls).toEqual([["read"], ["unread"]]);
  });
});

describe("two presses before any timer", () => {
  let send: Mock<() => Promise<void>>;
  let end: () => void;
  beforeEach(() => {
    send = vi.fn<() => Promise<void>>(() => Promise.reject(new Error("Nej")));
    end = ignoreSecondPresses();
  });
  afterEach(() => end());

  const useSend = () => useMutation({ mutationFn: send });
  const forms = {
    "a decision": (): ReactNode => {
      const { mutate, isPending } = useSend();
      return (
        <DecisionDialog
          title="Avslå?"
          submit="Skicka"
          busy={isPending}
          failure={undefined}
          onDecide={() => mutate()}
          onClose={() => undefined}
        >
          {null}
        </DecisionDialog>
      );
    },
    "a letter": (): ReactNode => {
      const { mutate, isPending, error } = useSend();
      const texts = { title: "Svara", text: "", label: "Svar", hint: "", submit: "Skicka", done: "" };
      return (
        <TextForm
          name="svar"
          texts={texts}
          maxLength={100}
          rows={2}
          act={{ mutate: () => mutate(), isPending, error }}
        />
      );
    },
    "an act about a person": (): ReactNode => (
      <WhyForm accountId="a" draftKey="b" follows="" submit="Skicka" act={send} onDone={() => undefined} />
    ),
    "a button": (): ReactNode => {
      const { mutate, isPending } = useSend();
      return (
        <button type="button" onClick={() => isPending || mutate()}>
          Skicka
        </button>
      );
    },
  };

  it.each(Object.entries(forms))("send %s once, and again at once if it failed", async (_name, Form) => {
    show(Form);
    for (const field of screen.queryAllByRole("textbox"))
      fireEvent.change(field, { target: { value: "Skäl" } });
    const pressTwice = async (): Promise<void> => {
      const submit = await screen.findByRole("button", { name: "Skicka" });
      for (const _press of [1, 2]) submit.click();
    };
    await pressTwice();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    await pressTwice();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  });
});
