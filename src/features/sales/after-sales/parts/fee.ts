// What somebody paid a courier, as they type it: 18, 18.50 or 18,50. Pure.
const most = 1_000_000
/** In fen; undefined for what is no amount. */
export function feeOf(typed: string): number | undefined {
  const text = typed.normalize('NFKC').trim().replace(',', '.')
  if (text === '') return 0
  const [, yuan, fen = ''] = /^(\d{1,5})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  if (yuan === undefined) return undefined
  const amount = Number(yuan) * 100 + Number(fen.padEnd(2, '0') || 0)
  return amount <= most ? amount : undefined
}
