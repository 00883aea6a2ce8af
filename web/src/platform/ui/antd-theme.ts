import { type ThemeConfig, theme } from "antd";

/** Mirrors tokens.css for antd: keep both in step. */
const screens = {
  screenXS: 480,
  screenXSMin: 480,
  screenXSMax: 639,
  screenSM: 640,
  screenSMMin: 640,
  screenSMMax: 767,
  screenMD: 768,
  screenMDMin: 768,
  screenMDMax: 1023,
  screenLG: 1024,
  screenLGMin: 1024,
  screenLGMax: 1279,
  screenXL: 1280,
  screenXLMin: 1280,
  screenXLMax: 1399,
  screenXXL: 1400,
  screenXXLMin: 1400,
};

const shared: ThemeConfig["token"] = {
  ...screens,
  fontFamily: "'Figtree Variable', ui-sans-serif, system-ui, 'Segoe UI', Roboto, sans-serif",
  fontFamilyCode: "'Red Hat Mono Variable', ui-monospace, SFMono-Regular, Menlo, monospace",
  fontSize: 16,
  fontSizeSM: 14,
  fontSizeLG: 17,
  fontSizeHeading1: 40,
  fontSizeHeading2: 30,
  fontSizeHeading3: 23,
  fontSizeHeading4: 19,
  fontSizeHeading5: 16,
  fontWeightStrong: 650,
  lineHeight: 1.5,
  lineWidth: 1.5,
  borderRadius: 12,
  borderRadiusLG: 18,
  borderRadiusSM: 9,
  borderRadiusXS: 6,
  // 46 px, as antd subtracts a little and 44 px must remain as a touch target.
  controlHeight: 46,
  controlHeightLG: 54,
  controlHeightSM: 36,
  controlPaddingHorizontal: 16,
  controlPaddingHorizontalSM: 12,
  controlOutlineWidth: 3,
  // antd styles every link of the page, also outside its own components.
  linkDecoration: "underline",
  linkHoverDecoration: "underline",
  linkFocusDecoration: "underline",
  motionDurationMid: "0.18s",
  motionDurationSlow: "0.24s",
};

const components: ThemeConfig["components"] = {
  Button: {
    fontWeight: 650,
    primaryShadow: "none",
    defaultShadow: "none",
    dangerShadow: "none",
    paddingInline: 20,
    paddingInlineLG: 26,
    contentFontSizeLG: 17,
  },
  Form: { itemMarginBottom: 22, verticalLabelPadding: "0 0 7px", labelFontSize: 16 },
  Input: { paddingInline: 16, paddingInlineLG: 16 },
  // Select takes its side padding from paddingSM, not from controlPaddingHorizontal.
  Select: { paddingSM: 17.5 },
  Modal: { titleFontSize: 22 },
  Drawer: { footerPaddingBlock: 16, footerPaddingInline: 20 },
  Progress: { lineBorderRadius: 99 },
  Checkbox: { borderRadiusSM: 6, controlInteractiveSize: 22 },
  Tooltip: { borderRadius: 8 },
};

const light: ThemeConfig = {
  hashed: false,
  cssVar: { prefix: "cr", key: "cr" },
  token: {
    ...shared,
    colorPrimary: "#0c5443",
    colorLink: "#0c5443",
    colorSuccess: "#1f7c62",
    colorInfo: "#1a5fc4",
    colorWarning: "#a85400",
    colorError: "#b8251b",
    colorTextBase: "#10201b",
    colorTextSecondary: "#47564f",
    colorTextTertiary: "#5d6b65",
    colorTextPlaceholder: "#6b776f",
    colorTextDescription: "#47564f",
    colorBgBase: "#ffffff",
    colorBgLayout: "#fbf9f5",
    colorBgMask: "rgba(7,44,36,.5)",
    colorBorder: "#8f9a92",
    colorBorderSecondary: "#e9e3d6",
    colorSplit: "#e9e3d6",
    colorFillTertiary: "#f5f1e9",
    colorFillQuaternary: "#fbf9f5",
    controlOutline: "rgba(12,84,67,.22)",
    boxShadow: "0 12px 32px -8px rgba(7,44,36,.18), 0 2px 6px rgba(7,44,36,.06)",
    boxShadowSecondary: "0 16px 48px -12px rgba(7,44,36,.24), 0 2px 8px rgba(7,44,36,.08)",
  },
  components: {
    ...components,
    Progress: { lineBorderRadius: 99, defaultColor: "#0c5443", remainingColor: "#e9e3d6" },
    Tooltip: { borderRadius: 8, colorBgSpotlight: "#072c24" },
  },
};

const dark: ThemeConfig = {
  hashed: false,
  cssVar: { prefix: "cr", key: "cr-dark" },
  algorithm: theme.darkAlgorithm,
  token: {
    ...shared,
    colorPrimary: "#57c9a3",
    colorLink: "#74ddb9",
    colorSuccess: "#57c9a3",
    colorInfo: "#7fb2ff",
    colorWarning: "#f5b04c",
    colorError: "#ff8a7e",
    colorLinkHover: "#9be8cc",
    colorTextBase: "#eaf2ee",
    colorTextSecondary: "#b5c6be",
    colorTextTertiary: "#94a89f",
    colorTextDescription: "#b5c6be",
    colorTextPlaceholder: "#8fa39a",
    colorTextLightSolid: "#06231b",
    colorBgBase: "#0c1512",
    colorBgLayout: "#0c1512",
    colorBgContainer: "#131f1b",
    colorBgElevated: "#182722",
    colorBorder: "#5f756c",
    colorBorderSecondary: "#263832",
  },
  components: { ...components, Progress: { lineBorderRadius: 99, defaultColor: "#57c9a3" } },
};

const still = (moving: ThemeConfig): ThemeConfig => ({
  ...moving,
  token: { ...moving.token, motion: false },
});

/** By colour mode and motion preference. */
export const antdTheme = {
  light: { moving: light, still: still(light) },
  dark: { moving: dark, still: still(dark) },
};
