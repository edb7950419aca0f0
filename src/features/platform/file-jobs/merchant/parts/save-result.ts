// The result of a job as a file of the person's, its parts put together.
import { call } from '#surfaces/console/desk/call.ts'
import { side } from '#surfaces/console/desk/side.ts'
import { saveFile } from '#surfaces/console/desk/save-file.ts'

const results = { merchant: '/api/v2/mch/file/result', staff: '/api/v2/admin/file/result' } as const
/** Throws CallFaults. */
export async function saveResult(jobId: number): Promise<void> {
  const parts: string[] = []
  let name = ''
  for (let part: number | null = 0; part !== null;) {
    const told: { name: string; csv: string; next: number | null } = await call(results[side], {
      jobId,
      part,
    })
    parts.push(told.csv)
    ;({ name, next: part } = told)
  }
  saveFile({ name, csv: parts.join('') })
}
