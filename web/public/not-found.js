// Draws the app where an answer of 404 stands: its own page for unknown addresses, in the person's language, with their way on.
void (async () => {
  try {
    const answer = await fetch("/app.html");
    if (!answer.ok) return;
    const shell = await answer.text();
    document.open();
    document.write(shell);
    document.close();
  } catch {
    // What stands there already says the same.
  }
})();
