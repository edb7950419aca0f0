// Order and payment numbers in groups of four, so that a person can read them out. Copied and searched they stay whole.

export const grouped = (number: string): string => number.replace(/\d{4}(?=\d)/g, '$& ')
