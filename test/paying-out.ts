// Accounts of merchants, batches and the bank's answers for tests.
import { Buffer } from 'node:buffer'
import { parse } from 'csv-parse/sync'
import { saveAccount } from '#features/money/payouts/accounts.ts'
import { transact } from '#kernel/data/db.ts'
import { atConsole } from './roles.ts'
import { requestId } from './settling.ts'
import type { Person, World } from './world.ts'

/** A company account at the merchant, used at once where nothing rests. */
export const giveAccount = (world: World, merchantId: number, userId: number): Promise<void> =>
  transact(world.app.db, (trx) =>
    saveAccount(
      trx,
      world.app.context,
      { merchantId, userId, ip: '127.0.0.1' },
      { holder: '景德镇南山窑陶瓷有限公司', bank: '招商银行景德镇分行', number: '6222021102012346628' },
    ),
  )
export interface Said {
  payoutNo: string
  result?: string
  amount?: string
  reason?: string
}
/** The rows of the bank's file, as the bank reads them. */
export const instructionsIn = (csv: string): { payoutNo: string; amount: string; number: string }[] =>
  parse(csv, { columns: true })
    .map((row: unknown) => row as Record<string, string>)
    .filter((row: Record<string, string>) => row['payout_no'] !== 'TOTAL')
    .map((row: Record<string, string>) => ({
      payoutNo: row['payout_no']!,
      amount: row['amount_cny']!,
      number: row['account_number']!,
    }))
const fen = (yuan: string): number => Math.round(Number(yuan) * 100)
/** The bank's answer to them; what it says of one can be put otherwise. */
export function answerTo(
  csv: string,
  otherwise: Partial<Record<number, Partial<Said>>> = {},
  { total = true }: { total?: boolean } = {},
): string {
  const rows = instructionsIn(csv).map((row, i) => ({ result: 'paid', reason: '', ...row, ...otherwise[i] }))
  const sum = rows.reduce((all, { amount }) => all + fen(amount), 0)
  const lines = rows.map(({ payoutNo, result, amount, reason }) => [payoutNo, result, amount, 'B-1', reason].join(','))
  const head = 'payout_no,result,amount_cny,bank_reference,reason'
  return [head, ...lines, ...(total ? [`TOTAL,,${(sum / 100).toFixed(2)},,`] : [])].join('\r\n')
}
export const base64 = (text: string): string => Buffer.from(text).toString('base64')

type Path = `/api/v2/admin/payout/batch/${'audit' | 'file' | 'answer' | 'cancel'}`
export const onBatch = async (world: World, by: Person, path: Path, input: Record<string, unknown>) =>
  world.ask(path, { ...input, requestId: requestId() } as never, await atConsole(world, by))
/** Made by one, approved by the other, its file taken: the file. */
export async function sentBatch(world: World, one: Person, other: Person): Promise<{ id: number; csv: string }> {
  const by = await atConsole(world, one)
  const { id, status } = await world.must('/api/v2/admin/payout/batch/add', { requestId: requestId() }, by)
  if (status === 'made') {
    const reply = await onBatch(world, other, '/api/v2/admin/payout/batch/audit', { id })
    if (reply.status !== 200) throw new Error(JSON.stringify(reply.raw))
  }
  const { csv } = await world.must('/api/v2/admin/payout/batch/file', { id, requestId: requestId() }, by)
  return { id, csv }
}
