// Writes into the docs what the manifests say, between `<!-- generated: NAME -->` and `<!-- end -->` (npm run docs).
// With --check it writes nothing and exits 1 where a page says something else.
import { ownValue } from '#kernel/data/own.ts'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { features } from '#features.ts'
import { exampleFile, variableTable } from '#kernel/data/env-table.ts'
import { kernelRefusals } from '#kernel/call/refusal.ts'
import { environmentName, kernelSettings, switchDefinitions, type Definitions } from '#kernel/data/settings.ts'
import type { SwitchList } from '#kernel/switches.ts'
import { rolesOf, type Audience } from '#kernel/security/roles.ts'

type Row = readonly (string | number)[]
const sides: readonly Audience[] = ['merchant', 'staff']
const code = (text: string): string => `\`${text}\``
const codes = (names: readonly string[]): string => names.map(code).join(', ') || '–'
const line = (cells: Row): string => `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`
const table = (head: Row, rows: readonly Row[]): string =>
  [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
const byFirst = (rows: readonly Row[]): Row[] => rows.toSorted((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1))

/** A crontab of the forms that the shop uses, in words. */
export function whenOf(cron: string): string {
  const [minute = '', hour = '', ...rest] = cron.split(' ')
  const two = (n: string): string => n.padStart(2, '0')
  if (rest.join(' ') !== '* * *') return code(cron)
  if (/^\d+$/.test(minute) && /^\d+$/.test(hour)) return `${two(hour)}:${two(minute)}`
  if (/^\d+$/.test(minute) && hour === '*') return `hourly, at :${two(minute)}`
  if (minute === '*' && hour === '*') return 'every minute'
  if (/^\*\/\d+$/.test(minute) && hour === '*') return `every ${minute.slice(2)} minutes`
  return code(cron)
}

const order = (): string => features.map(({ name, about }, at) => `${at + 1}. ${code(name)}: ${about}`).join('\n')

function events(): string {
  const erasing = features.flatMap(({ name, person }) => (person?.erase ? [`${name.split('/')[1]!}.erase`] : []))
  const hearing = (event: string): string[] => [
    ...features.flatMap(({ subscribers = [] }) => subscribers.filter((s) => s.on === event).map((s) => s.name)),
    ...(event === 'account.erased' ? erasing : []),
  ]
  const rows = features.flatMap(({ name, events: told = {} }) =>
    Object.entries(told).map(([event, about]) => [code(event), about, name, codes([...new Set(hearing(event))])]),
  )
  return table(['Event', 'Tells that', 'Feature', 'Heard by'], byFirst(rows))
}

function messages(): string {
  const mails = { wished: 'to those who want it', never: 'no', notice: 'a notice of the inbox, always' }
  const rows = features.flatMap(({ name, messages: told = {} }) =>
    Object.entries(told).map(([key, { type, blanks = {}, mail }]) => [
      code(key),
      type,
      codes(Object.keys(blanks)),
      mails[mail],
      name,
    ]),
  )
  return table(['Message', 'Type', 'Blanks', 'By mail', 'Feature'], byFirst(rows))
}

const schedules = (): string =>
  table(
    ['Job', 'When (UTC)', 'Feature'],
    byFirst(
      features.flatMap(({ name, schedules: kept = [] }) =>
        kept.map(({ cron, job }) => [code(job), whenOf(cron), name]),
      ),
    ),
  )

function refusals(): string {
  const lists = [{ name: 'kernel', refusals: kernelRefusals }, ...features]
  const rows = lists.flatMap(({ name, refusals: own = {} }) =>
    Object.entries(own as Readonly<Record<string, number>>).map(([reason, n]) => [code(reason), n, name] as const),
  )
  return table(
    ['Reason', 'Code', 'Feature'],
    rows.toSorted((a, b) => a[1] - b[1]),
  )
}

function settings(): string {
  const lists: readonly { name: string; settings?: Definitions; switches?: SwitchList }[] = [
    { name: 'kernel', settings: kernelSettings },
    ...features,
  ]
  const rows = lists.flatMap(({ name, settings: own = {}, switches = {} }) =>
    Object.entries({ ...own, ...switchDefinitions(switches) }).map(([key, d]) => [
      code(key),
      code(environmentName(key)),
      d.default,
      d.unit,
      d.about,
      name,
    ]),
  )
  return table(['Name', 'In the environment', 'Default', 'Unit', 'Meaning', 'Feature'], byFirst(rows))
}

const permissions = (): string =>
  table(
    ['Permission', 'Side', 'Feature', 'Held from the start by'],
    features.flatMap(({ name, permissions: brought }) =>
      sides.flatMap((side) => {
        const leading = side === 'merchant' ? 'owner' : 'admin'
        const held = Object.entries<readonly string[] | undefined>(brought?.[side] ?? {})
        return held.map(([permission, roles = []]) => [code(permission), side, name, codes([leading, ...roles])])
      }),
    ),
  )

const roles = (): string =>
  table(
    ['Side', 'Role', 'Permissions from the start'],
    sides.flatMap((side) => {
      const held = rolesOf(
        side,
        features.map((f) => f.permissions),
      )
      return [...held].map(([role, granted]) => [side, code(role), codes(granted)])
    }),
  )

const people = (): string =>
  table(
    ['Column', 'When they leave', 'Feature'],
    byFirst(
      features.flatMap(({ name, person }) =>
        Object.entries(person?.columns ?? {}).map(([column, fate]) => [
          code(column),
          fate === 'erased' ? 'erased' : `stays: ${fate.stays}`,
          name,
        ]),
      ),
    ),
  )

const tables = (): string =>
  table(
    ['Feature', 'Its tables'],
    features.flatMap(({ name, tables: own = [] }) => (own.length > 0 ? [[code(name), codes(own.toSorted())]] : [])),
  )

function readAhead(): string {
  const ownerOf = new Map(features.flatMap(({ name, tables: own = [] }) => own.map((t) => [t, name] as const)))
  const rows = features.flatMap(({ name, readsAhead = {} }) =>
    Object.entries(readsAhead).map(([read, why]) => [code(name), code(read), ownerOf.get(read) ?? '–', why]),
  )
  return table(['Feature', 'Reads', 'Of', 'Why'], rows)
}

/** What can be written, by the name that its markers bear. */
export const parts: Readonly<Record<string, () => string>> = {
  order,
  events,
  messages,
  schedules,
  refusals,
  settings,
  permissions,
  roles,
  people,
  tables,
  'read ahead': readAhead,
  environment: variableTable,
}

const marked = /<!-- generated: ([\w ]+) -->\n([\s\S]*?)<!-- (end|generated: [\w ]+) -->/g
/** The names of the parts that a page has. */
export const partsIn = (page: string): string[] => [...page.matchAll(marked)].map((m) => m[1]!)
/** A page with its parts written anew. Throws on a part that nobody writes, and on one that does not end. */
export function renewed(page: string): string {
  return page.replace(marked, (_, name: string, _old: string, end: string) => {
    const part = ownValue(parts, name)
    if (!part) throw new Error(`nothing writes the part "${name}"`)
    if (end !== 'end') throw new Error(`the part "${name}" does not end`)
    return `<!-- generated: ${name} -->\n\n${part()}\n\n<!-- end -->`
  })
}

const root = fileURLToPath(new URL('../', import.meta.url))
/** Every page for readers, with what it says now. */
export const pages = (): { file: string; text: string }[] =>
  ['README.md', ...readdirSync(`${root}docs`).map((file) => `docs/${file}`)]
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({ file, text: readFileSync(root + file, 'utf8') }))
/** Files that are written as a whole, with what they must say. */
export const wholeFiles = (): { file: string; text: string }[] => [{ file: '.env.example', text: exampleFile() }]
const said = (file: string): string => (existsSync(root + file) ? readFileSync(root + file, 'utf8') : '')

if (import.meta.main) {
  const wanted = [...pages().map(({ file, text }) => ({ file, text: renewed(text) })), ...wholeFiles()]
  const stale = wanted.filter(({ file, text }) => text !== said(file))
  const check = process.argv.includes('--check')
  for (const { file, text } of stale) {
    if (!check) writeFileSync(root + file, text)
    console.log(check ? `${file} differs from the manifests: npm run docs` : `wrote ${file}`)
  }
  process.exit(check && stale.length > 0 ? 1 : 0)
}
