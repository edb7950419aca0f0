// Tables and their owners: each belongs to one feature, nobody else writes it,
// and reading ahead of the order is said aloud.
import { expect, test } from 'vitest'
import { features } from '#features.ts'
import { sources, type Source } from './sources.ts'

const order: readonly string[] = features.map((f) => f.name)
const ownerOf = new Map(features.flatMap(({ name, tables = [] }) => tables.map((table) => [table, name] as const)))
const aheadOf = new Map<string, string[]>(features.map(({ name, readsAhead = {} }) => [name, Object.keys(readsAhead)]))
const featureOf = (file: string): string => /^src\/features\/([^/]+\/[^/]+)\//.exec(file)![1]!
/** Words of the schema in a text, as tables are named in SQL and in the query builder. */
const said = (text: string, verbs: string): string[] =>
  [...text.matchAll(new RegExp(`(?:${verbs})\\s*\\(?\\s*['"\`]?(?:only )?([a-z_]+)\\b`, 'g'))].map((m) => m[1]!)
const writing = 'insert into|update|delete from|insertInto\\(|updateTable\\(|deleteFrom\\('
const reading = '\\bfrom|\\bjoin|selectFrom\\(|innerJoin\\(|leftJoin\\('

/** What a file of SQL does to tables that are not its feature's own. */
function breaches({ file, text }: Source): string[] {
  const mine = featureOf(file)
  const wrong = (what: string) => `${file}: ${what}`
  const written = said(text, writing).flatMap((table) => {
    const owner = ownerOf.get(table)
    return owner && owner !== mine ? [wrong(`writes ${table}, which belongs to ${owner}`)] : []
  })
  const read = said(text, reading).flatMap((table) => {
    const owner = ownerOf.get(table)
    const ahead = owner && order.indexOf(owner) > order.indexOf(mine)
    return ahead && !aheadOf.get(mine)!.includes(table) ? [wrong(`reads ${table} of ${owner}, which stands later`)] : []
  })
  return [...new Set([...written, ...read])]
}
const queries = sources('src/features').filter(({ file }) => file.endsWith('queries.ts'))

test('features write their own tables, and read those of earlier ones or say why not', () => {
  expect(queries.length).toBeGreaterThan(40)
  expect(queries.flatMap(breaches)).toEqual([])
})
test('every table has one owner; what is read ahead is read, and a reason stands with it', () => {
  expect(ownerOf.size).toBe(features.flatMap((f) => f.tables ?? []).length)
  for (const { name, readsAhead = {} } of features)
    for (const [table, why] of Object.entries(readsAhead)) {
      const texts = queries.filter(({ file }) => featureOf(file) === name).map((s) => s.text)
      expect(
        texts.flatMap((text) => said(text, reading)),
        `${name} reads ${table}`,
      ).toContain(table)
      expect(why.length, `${name}: ${table}`).toBeGreaterThan(10)
    }
})
test.each([
  ['delete from shop_order where id = 1', 'writes shop_order'],
  ["db.updateTable('product').set({})", 'writes product'],
  ['select 1 from refund r', 'reads refund'],
])('a planted violation is found: %s', (text, expected) => {
  expect(breaches({ file: 'src/features/people/team/queries.ts', text, imports: [] }).join('\n')).toContain(expected)
})
