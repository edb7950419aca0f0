// What somebody wants to claim, as addresses say it: ?kind=exchange&lines=12x1-15x2. What cannot be read is left out.
import { claimKinds, type ClaimKind } from '../states.ts'

export interface ChosenLine {
  orderLineId: number
  quantity: number
}
export const kindIn = (query: URLSearchParams): ClaimKind | undefined =>
  claimKinds.find((kind) => kind === query.get('kind'))

const most = 200
export function linesIn(query: URLSearchParams): ChosenLine[] {
  const found = new Map<number, number>()
  for (const part of (query.get('lines') ?? '').split('-')) {
    const [, line, quantity] = /^(\d{1,15})x(\d{1,4})$/.exec(part) ?? []
    if (Number(line) > 0 && Number(quantity) > 0 && found.size < most) found.set(Number(line), Number(quantity))
  }
  return [...found].map(([orderLineId, quantity]) => ({ orderLineId, quantity }))
}
export const linesText = (lines: readonly ChosenLine[]): string =>
  lines.map(({ orderLineId, quantity }) => `${orderLineId}x${quantity}`).join('-')

/** The kind as calls say it. */
export const saidOf = (kind: ClaimKind) =>
  kind === 'replenishment'
    ? ({ type: 'exchange', returnGoods: false } as const)
    : { type: kind, ...(kind === 'exchange' && { returnGoods: true }) }
