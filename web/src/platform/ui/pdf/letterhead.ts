import { styles } from "./faces.ts";
import { page, type Sheet } from "./sheet.ts";

export const product = "Cykelregistret";

const height = 104;

export const letterhead = (sheet: Sheet, title: string, lead: string): void => {
  sheet.fillBox({ x: 0, y: 0, width: page.width, height }, "primary");
  sheet.fillBox({ x: 0, y: height, width: page.width, height: 4 }, "sun");
  sheet.y = 22;
  sheet.line(product, { face: "strong", size: 11, ink: "sun" });
  sheet.line(title, { ...styles.title, ink: "white" });
  sheet.line(lead, { ...styles.body, ink: "white" });
  sheet.y = height + 28;
};
