// Says that a page could not be fetched whole and offers it again: the scripts that would say so may be what is missing.
(() => {
  const texts = {
    sv: ["Sidan kunde inte hämtas. Kontrollera uppkopplingen.", "Försök igen"],
    en: ["The page couldn’t be loaded. Check your connection.", "Try again"],
  };
  const say = () => {
    const [text, again] = texts[document.documentElement.lang] || texts.sv;
    const note = document.createElement("div");
    const button = document.createElement("button");
    note.setAttribute("role", "alert");
    note.style.cssText =
      "position:fixed;inset:auto 12px 12px;z-index:200;padding:16px;background:#072c24;color:#fff;font:16px sans-serif";
    button.style.cssText = "margin-left:16px;padding:12px;font:inherit";
    button.textContent = again;
    button.onclick = () => location.reload();
    note.append(text, button);
    document.body.append(note);
    globalThis.sayFailedScript = () => {};
  };
  globalThis.sayFailedScript = say;
  // Also where one is missing that this one imports.
  addEventListener("error", ({ target }) => target.type === "module" && globalThis.sayFailedScript(), true);
})();
