// Numbers of business documents in groups of four: a person can read them out, and a spreadsheet takes them for the
// text that they are instead of rounding them. Copied and searched they stay whole. Pure.
export const inFours = (number: string): string => number.replace(/\d{4}(?=\d)/g, '$& ')
