// The development inbox of a demo shop: one JSON line per mail in the data folder, never in the database; the newest 200 are kept.
import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mail } from './letters.ts'

export interface KeptMail {
  to: string
  subject: string
  text: string
  code?: string
  sentAt: string
}
const kept = 200
const fileIn = (dataDir: string): string => join(dataDir, 'inbox.jsonl')

let writing: Promise<unknown> = Promise.resolve()
/** Appends a mail; one write after another, so that trimming drops none. */
export function keepMail(dataDir: string, { to, subject, text, code }: Mail, sentAt: Date): Promise<void> {
  const mail: KeptMail = { to, subject, text, ...(code === undefined ? {} : { code }), sentAt: sentAt.toISOString() }
  const write = async () => {
    await mkdir(dataDir, { recursive: true })
    await appendFile(fileIn(dataDir), JSON.stringify(mail) + '\n', { mode: 0o600 })
    await trim(dataDir)
  }
  const done = writing.then(write)
  writing = done.catch(() => undefined)
  return done
}

/** Rewrites the file only when it holds twice as many as are kept. */
async function trim(dataDir: string): Promise<void> {
  const lines = await linesOf(dataDir)
  if (lines.length < kept * 2) return
  const fresh = `${fileIn(dataDir)}.new`
  await writeFile(fresh, lines.slice(-kept).join('\n') + '\n', { mode: 0o600 })
  await rename(fresh, fileIn(dataDir))
}
const linesOf = async (dataDir: string): Promise<string[]> => (await readFile(fileIn(dataDir), 'utf8').catch(() => '')).split('\n').filter((line) => line !== '')

/** The mails kept, newest first, all or those of one address. */
export async function readInbox(dataDir: string, to?: string): Promise<KeptMail[]> {
  const mails = (await linesOf(dataDir)).slice(-kept).flatMap(parse)
  return mails.filter((m) => to === undefined || m.to.toLowerCase() === to.trim().toLowerCase()).toReversed()
}
/** A line cut by a crash is skipped. */
function parse(line: string): KeptMail[] {
  try {
    return [JSON.parse(line) as KeptMail]
  } catch {
    return []
  }
}
