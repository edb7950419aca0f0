// The development inbox of a demo shop: one JSON line per mail or text in the data folder, never in the database;
// the newest 200 are kept.
import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mail, Text } from './letters.ts'

export interface Kept {
  by: 'mail' | 'text'
  /** an e-mail address, or a phone in E.164 */
  to: string
  /** '' of a text */
  subject: string
  text: string
  code?: string
  /** where its reader stops such mails */
  unsubscribe?: string
  sentAt: string
}
const kept = 200
const fileIn = (dataDir: string): string => join(dataDir, 'inbox.jsonl')

let writing: Promise<unknown> = Promise.resolve()
/** Appends a mail. */
export const keepMail = (dataDir: string, mail: Mail, sentAt: Date): Promise<void> => {
  const { to, subject, text, code, unsubscribe } = mail
  const way = unsubscribe === undefined ? {} : { unsubscribe }
  return keep(dataDir, { by: 'mail', to, subject, text, ...coded(code), ...way, sentAt: sentAt.toISOString() })
}
/** Appends a text. */
export const keepText = (dataDir: string, { to, text, code }: Text, sentAt: Date): Promise<void> =>
  keep(dataDir, { by: 'text', to, subject: '', text, ...coded(code), sentAt: sentAt.toISOString() })
const coded = (code: string | undefined) => (code === undefined ? {} : { code })

/** One write after another, so that trimming drops none. */
function keep(dataDir: string, message: Kept): Promise<void> {
  const write = async () => {
    await mkdir(dataDir, { recursive: true })
    await appendFile(fileIn(dataDir), JSON.stringify(message) + '\n', { mode: 0o600 })
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
const linesOf = async (dataDir: string): Promise<string[]> =>
  (await readFile(fileIn(dataDir), 'utf8').catch(() => '')).split('\n').filter((line) => line !== '')

/** What was kept, newest first, all or that of one e-mail address or phone. */
export async function readInbox(dataDir: string, to?: string): Promise<Kept[]> {
  const all = (await linesOf(dataDir)).slice(-kept).flatMap(parse)
  return all.filter((m) => to === undefined || isFor(m, to)).toReversed()
}
/** The plus of a phone is a blank in a query string, and people write blanks. */
const isFor = ({ by, to }: Kept, asked: string): boolean =>
  by === 'text' ? digits(to) === digits(asked) : to.toLowerCase() === asked.trim().toLowerCase()
const digits = (text: string): string => text.replace(/[+\s()-]/g, '')
/** A line cut by a crash is skipped; lines of older shops know mails only. */
function parse(line: string): Kept[] {
  try {
    return [{ by: 'mail', ...(JSON.parse(line) as Omit<Kept, 'by'>) }]
  } catch {
    return []
  }
}
