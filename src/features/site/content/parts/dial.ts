// What a telephone calls: the digits of a number as people write it; an extension is asked for by voice.
export const dialOf = (number: string): string =>
  `tel:${number.replace(/(?:转|ext|x).*$/i, '').replaceAll(/[^\d+]/g, '')}`
