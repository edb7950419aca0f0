// The result of a job as a file of the person's, its parts put together.
import { call } from '#surfaces/console/desk/call.ts'
import { saveFile } from '#surfaces/console/desk/save-file.ts'

/** Throws CallFaults. */
export async function saveResult(jobId: number): Promise<void> {
  const parts: string[] = []
  let name = ''
  for (let part: number | null = 0; part !== null;) {
    const told: { name: string; csv: string; next: number | null } = await call('/api/v2/mch/file/result', {
      jobId,
      part,
    })
    parts.push(told.csv)
    ;({ name, next: part } = told)
  }
  saveFile({ name, csv: parts.join('') })
}
