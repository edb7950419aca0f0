// The states of an application for an invoice, and what may be done in each. Pure.
export const applicationStates = ['requested', 'issued', 'rejected', 'withdrawn', 'void'] as const
export type ApplicationStatus = (typeof applicationStates)[number]
export const documentKinds = ['invoice', 'creditNote'] as const
export type DocumentKind = (typeof documentKinds)[number]
export const buyerTypes = ['individual', 'enterprise'] as const

/** As it is printed: `2026-000012`, of a credit note `CN2026-000003`. */
export const numberText = (kind: DocumentKind, year: number, number: number): string =>
  `${kind === 'creditNote' ? 'CN' : ''}${year}-${String(number).padStart(6, '0')}`
/** The paper whose number somebody typed; undefined where it is none. */
export function paperMeant(words: string): { kind: DocumentKind; year: number; number: number } | undefined {
  const [, credit, year, number] = /^(CN)?(\d{4})-(\d{6,9})$/i.exec(words) ?? []
  if (year === undefined) return undefined
  return { kind: credit === undefined ? 'invoice' : 'creditNote', year: Number(year), number: Number(number) }
}
