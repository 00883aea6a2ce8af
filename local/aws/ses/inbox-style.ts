import { baseStyle } from "#local/page-style.ts";

export const inboxStyle = `${baseStyle}
.columns { display: grid; grid-template-columns: minmax(18rem, 24rem) minmax(0, 1fr); align-items: start; }
nav { border-right: 1px solid var(--line); min-height: calc(100vh - 4.5rem); background: var(--pane); }
nav ol { margin: 0; padding: 0; list-style: none; }
nav a { display: block; padding: .75rem 1rem; border-bottom: 1px solid var(--line); color: inherit; text-decoration: none; }
nav a:hover, nav a[aria-current] { background: var(--chosen); }
nav a[aria-current] { box-shadow: inset 4px 0 var(--mark); }
nav strong, nav span, nav time { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
nav span, nav time { font-size: .875rem; color: var(--quiet); }
section { padding: 1rem 1.5rem 2rem; min-width: 0; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .125rem .75rem; margin: 0 0 .5rem; }
dd { margin: 0; overflow-wrap: anywhere; }
.links { display: flex; flex-wrap: wrap; gap: 0 1rem; }
iframe { display: block; width: 100%; height: 70vh; border: 1px solid var(--line); border-radius: 8px; background: #fff; color-scheme: light; }
pre { margin: 0; padding: 1rem; border: 1px solid var(--line); border-radius: 8px; background: var(--pane);
  font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
mark { padding: 0 .375rem; border-radius: 4px; background: var(--mark); color: var(--pane); font-size: .75em; font-weight: 700; }
summary { min-height: 44px; padding: .5rem 0; cursor: pointer; }
.empty { padding: 1rem; }
.back { display: none; }
@media (max-width: 760px) {
  .columns { grid-template-columns: minmax(0, 1fr); }
  nav { border-right: 0; min-height: 0; }
  .reading nav, .listing section { display: none; }
  .listing nav a[aria-current] { background: none; box-shadow: none; }
  .back { display: inline-flex; }
  section { padding: .5rem 1rem 2rem; }
}
`;
