import userEvent from "@testing-library/user-event";

let place = 0;

/** Presses like a hand that has moved to the control: a list ignores what slides under one that rests. */
export const pressElsewhere = async (target: Element): Promise<void> => {
  place += 100;
  const coords = { clientX: place, clientY: place };
  await userEvent.pointer([
    { target, coords },
    { keys: "[MouseLeft]", target, coords },
  ]);
};
