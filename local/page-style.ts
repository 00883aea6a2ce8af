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
.said { white-space: pre-wrap; overflow-wrap: anywhere; }
.quiet, dt { color: var(--quiet); }
`;

/** The style of pages where a person operates an outside service. */
export const playStyle = `${baseStyle}
main { max-width: 44rem; margin: 0 auto; padding: 1rem; display: grid; gap: 1rem; }
section { padding: 1rem; border: 1px solid var(--line); border-radius: 12px; background: var(--pane); }
h3 { margin: 0 0 .5rem; font-size: 1rem; }
p { margin: 0 0 .75rem; overflow-wrap: anywhere; }
ol, ul { margin: 0; padding: 0; list-style: none; display: grid; gap: .5rem; }
form { margin: 0; }
label { display: block; margin-bottom: .75rem; font-weight: 600; }
input { display: block; width: 100%; min-height: 44px; margin-top: .25rem; padding: .5rem .75rem; font: inherit;
  color: inherit; background: var(--page); border: 1px solid var(--quiet); border-radius: 8px; }
button { min-height: 44px; padding: .5rem 1rem; font: inherit; color: inherit; background: var(--page);
  border: 1px solid var(--quiet); border-radius: 8px; cursor: pointer; }
button:hover { background: var(--chosen); }
button.main { color: var(--pane); background: var(--mark); border-color: var(--mark); font-weight: 600; }
button.wide { width: 100%; text-align: left; }
button strong, button span { display: block; overflow-wrap: anywhere; }
button span { font-size: .875rem; color: var(--quiet); }
.buttons { display: flex; flex-wrap: wrap; gap: .5rem; }
.names { display: grid; grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr)); gap: 0 1rem; }
.notice { padding: .75rem 1rem; border: 2px solid var(--mark); border-radius: 12px; background: var(--chosen); }
.notice p { margin: 0; }
summary { min-height: 44px; padding: .5rem 0; cursor: pointer; font-weight: 600; }
`;
