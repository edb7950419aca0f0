// Which carriers make sense where a shop delivers. Pure; screens too read it.
export interface Carrying {
  code: string
  /** null: everywhere */
  home: string | null
}
/**
 * Those at home where it delivers (null: everywhere); those of the whole world where it delivers to several countries,
 * or to one in which nobody is at home.
 */
export function suggestedCarriers(carriers: readonly Carrying[], countries: readonly string[] | null): string[] {
  const isThere = ({ home }: Carrying): boolean => home !== null && (countries === null || countries.includes(home))
  const abroad = countries === null || countries.length > 1 || !carriers.some(isThere)
  return carriers.filter((one) => (one.home === null ? abroad : isThere(one))).map(({ code }) => code)
}
