// What browsers of the last five years lack and the site makes use of. Newer ones never fetch this file.
(() => {
  const fill = (owner, name, value) => {
    if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true, writable: true });
  };
  fill(Array.prototype, "toSorted", function (compare) {
    return Array.from(this).sort(compare);
  });
  fill(Array.prototype, "toReversed", function () {
    return Array.from(this).reverse();
  });
  fill(URL, "parse", (address, base) => {
    try {
      return new URL(address, base);
    } catch {
      return null;
    }
  });
  fill(URL, "canParse", (address, base) => URL.parse(address, base) !== null);

  if (typeof document === "undefined" || "popover" in HTMLElement.prototype) return;
  // Styles hide what is closed, and put what is open above the page.
  document.documentElement.dataset.popovers = "filled";
  const turn = (panel, open) => {
    if (panel.hasAttribute("data-open") === open) return;
    panel.toggleAttribute("data-open", open);
    panel.dispatchEvent(Object.assign(new Event("toggle"), { newState: open ? "open" : "closed" }));
  };
  const closeOthers = (inside) => {
    for (const panel of document.querySelectorAll("[popover][data-open]"))
      if (!panel.contains(inside)) turn(panel, false);
  };
  fill(HTMLElement.prototype, "showPopover", function () {
    closeOthers(this);
    turn(this, true);
  });
  fill(HTMLElement.prototype, "hidePopover", function () {
    turn(this, false);
  });
  addEventListener("click", ({ target }) => {
    const button = target.closest("[popovertarget]");
    const panel = button && document.getElementById(button.getAttribute("popovertarget"));
    closeOthers(panel ?? target);
    if (!panel) return;
    const open = button.getAttribute("popovertargetaction") !== "hide" && !panel.hasAttribute("data-open");
    turn(panel, open);
    if (!open) document.querySelector(`[popovertarget="${panel.id}"]`).focus();
  });
  addEventListener("keydown", ({ key }) => {
    const panel = key === "Escape" && document.querySelector("[popover][data-open]");
    if (!panel) return;
    turn(panel, false);
    document.querySelector(`[popovertarget="${panel.id}"]`)?.focus();
  });
})();
