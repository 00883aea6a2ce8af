/** What the pages of the embedded cloud for people have in common: colours, type and the bar at the top. */
export const baseStyle = `
:root {
  color-scheme: light dark;
  --page: light-dark(#f4f5f3, #14181a);
  --pane: light-dark(#ffffff, #1c2225);
  --line: light-dark(#d9ddd8, #333c40);
  --ink: light-dark(#1b2326, #eef2f0);
  --quiet: light-dark(#55625f, #a7b4b0);
  --mark: light-dark(#0b5d4f, #7fd6c2);
  --chosen: light-dark(#e3efec, #22332f);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header.bar { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: baseline; padding: .75rem 1rem;
  border-bottom: 1px solid var(--line); background: var(--pane); }
h1 { margin: 0; font-size: 1.125rem; }
h2 { margin: 0 0 .5rem; font-size: 1.375rem; line-height: 1.25; overflow-wrap: anywhere; }
a { color: var(--mark); }
.bar a, .links a, .back { display: inline-flex; align-items: center; min-height: 44px; }
.bar a { margin-left: auto; }
:focus-visible { outline: 3px solid var(--mark); outline-offset: 2px; }
.quiet, dt { color: var(--quiet); }
`;
