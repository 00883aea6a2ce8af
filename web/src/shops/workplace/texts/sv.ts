export const workplace = {
  title: "Butik du arbetar i",
  none: "Ingen butik vald",
  change: "Byt butik",
  choose: "Vilken butik arbetar du i nu?",
} as const;
