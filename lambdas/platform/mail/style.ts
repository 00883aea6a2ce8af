/** The colours of light mode, which are written inline because some mail programs drop style sheets. */
export const light = {
  ground: "#fbf9f5",
  card: "#ffffff",
  line: "#e9e3d6",
  ink: "#10201b",
  dim: "#47564f",
  brand: "#0c5443",
  onBrand: "#ffffff",
  plate: "#ffffff",
  plateInk: "#10201b",
} as const;

const dark = {
  ground: "#0c1512",
  card: "#14211c",
  line: "#263832",
  ink: "#eaf2ee",
  dim: "#b5c6be",
  brand: "#57c9a3",
  onBrand: "#06231b",
  plate: "#f4f1ea",
} as const;

export const fonts = {
  body: "Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
  heading: "'Familjen Grotesk',Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
  number: "'Red Hat Mono',SFMono-Regular,Menlo,Consolas,monospace",
} as const;

/** Styles that cannot be inline: dark mode and narrow screens. */
export const styleSheet = [
  `:root{color-scheme:light dark;supported-color-schemes:light dark}`,
  `@media (max-width:480px){.card{padding:24px 20px 12px!important}.code{font-size:26px!important;letter-spacing:3px!important}}`,
  `@media (prefers-color-scheme:dark){`,
  `.ground{background:${dark.ground}!important;color:${dark.ink}!important}`,
  `.card{background:${dark.card}!important;border-color:${dark.line}!important;border-top-color:${dark.brand}!important}`,
  `.line{border-color:${dark.line}!important}`,
  `.ink{color:${dark.ink}!important}`,
  `.dim{color:${dark.dim}!important}`,
  `.link{color:${dark.brand}!important}`,
  `.button{background:${dark.brand}!important;border-color:${dark.brand}!important;color:${dark.onBrand}!important}`,
  `.plate{background:${dark.plate}!important;border-color:${dark.plate}!important;border-left-color:${light.brand}!important}`,
  `}`,
].join("");
