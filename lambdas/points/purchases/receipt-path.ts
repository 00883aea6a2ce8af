export const receiptPath = (orderNumber: string): string => `/order-receipt?order_number=${orderNumber}`;
