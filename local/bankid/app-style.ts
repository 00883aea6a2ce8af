import { baseStyle } from "#local/page-style.ts";

export const appStyle = `${baseStyle}
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
