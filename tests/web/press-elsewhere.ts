import userEvent from "@testing-library/user-event";

let place = 0;

/** Moves the pointer before pressing, because a list ignores a press where its rows have just moved. */
export const pressElsewhere = async (target: Element): Promise<void> => {
  place += 100;
  const coords = { clientX: place, clientY: place };
  await userEvent.pointer([
    { target, coords },
    { keys: "[MouseLeft]", target, coords },
  ]);
};
