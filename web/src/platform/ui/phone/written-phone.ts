/** Swedish notation: 070-123 45 67. Foreign numbers keep their country code. */
export const writtenPhone = (phone: string): string =>
  phone
    .replace(/^\+46(7\d)(\d{3})(\d\d)(\d\d)$/, "0$1-$2 $3 $4")
    .replace(/^\+46/, "0")
    .replace(/^\+(45|47|358|354)/, "+$1 ");
