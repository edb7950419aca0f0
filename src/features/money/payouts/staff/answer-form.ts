// The bank's answer as a form: numbers and sums of a batch stand in it, what the bank did is filled in.
import { answerColumns, last } from '../states.ts'
import { call } from '#surfaces/console/desk/call.ts'
import { fenToDecimal } from '#kernel/data/money.ts'

interface Line {
  payoutNo: string
  amount: number
}
async function linesOf(batchId: number): Promise<Line[]> {
  const lines: Line[] = []
  let after: string | undefined
  do {
    const page: { records: Line[]; next: string | null } = await call('/api/v2/admin/payout/page', {
      batchId,
      size: 100,
      ...(after !== undefined && { after }),
    })
    lines.push(...page.records)
    after = page.next ?? undefined
  } while (after !== undefined)
  return lines
}
export async function answerForm({ id, batchNo }: { id: number; batchNo: string }) {
  const lines = await linesOf(id)
  const rows = lines.map(({ payoutNo, amount }) => [payoutNo, '', fenToDecimal(amount), '', ''])
  const sum = lines.reduce((all, { amount }) => all + amount, 0)
  const table = [answerColumns, ...rows, [last, '', fenToDecimal(sum), '', '']]
  return { name: `answer-${batchNo}.csv`, csv: `${table.map((cells) => cells.join(',')).join('\r\n')}\r\n` }
}
