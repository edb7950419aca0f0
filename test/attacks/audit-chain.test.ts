// The log of what staff do is a chain: whoever changes, takes out, puts in or turns round rows, with every right in the
// database, is found when the books are recounted.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { transact } from '#kernel/data/db.ts'
import { audit, forgetReasonsAbout } from '#kernel/security/audit.ts'
import { auditBooks, holdsHead } from '../../bin/audit-books.ts'
import { openWorld, type World } from '../world.ts'

let world: World
const check = 'the log of what staff do is one chain, and no row of it was changed, put in or taken out'
const deeds = 12
beforeAll(async () => void (world = await openWorld()))
afterAll(() => world.close())

const deed = (staffId: number, n: number) => ({
  staffId,
  action: 'test.deed',
  subject: 'user',
  subjectId: n,
  before: { status: 'a', note: 'ü “” 觅乐', deep: { b: 1, a: [1, 2.5, null] } },
  after: { n },
  reason: `because ${n}`,
  ip: '::1',
})
const wrongOf = async () => {
  const { right, differences } = await auditBooks(world.pool)
  return right ? [] : (differences[check] ?? [{ another: Object.keys(differences) }])
}
/** With every trigger of the log asleep: somebody who owns the database. */
async function asOwner(statement: string, values: unknown[] = []): Promise<void> {
  const client = await world.pool.connect()
  try {
    await client.query('begin')
    await client.query("set local session_replication_role = 'replica'")
    await client.query(statement, values)
    await client.query('commit')
  } finally {
    await client.query('rollback')
    client.release()
  }
}
const logged = async () =>
  (await world.pool.query<{ id: string }>('select id from audit_log order by id')).rows.map((r) => Number(r.id))

beforeEach(async () => {
  await asOwner('delete from audit_chain')
  await asOwner('delete from audit_log')
  const { userId } = await world.person()
  // at once, two to a transaction, and some that come to nothing
  await Promise.all(
    Array.from({ length: deeds }, (_, n) =>
      transact(world.app.db, async (db) => {
        await audit(db, deed(userId, n))
        await audit(db, deed(userId, 100 + n))
        if (n % 4 === 0) throw new Error('came to nothing')
      }).catch(() => undefined),
    ),
  )
})

test('deeds at once make one chain without a gap, those that came to nothing leave none', async () => {
  expect(await logged()).toHaveLength((deeds * 3 * 2) / 4)
  expect(await wrongOf()).toEqual([])
  const { rows } = await world.pool.query('select count(*)::int as n, max(seq)::int as last from audit_chain')
  expect(rows[0]).toEqual({ n: 18, last: 18 })
})
test.each([
  ['a reason', "update audit_log set reason = 'another' where id = $1"],
  ['a reason, erased', "update audit_log set reason = '', reason_salt = null where id = $1"],
  ['a reason and its salt', "update audit_log set reason = 'x', reason_salt = gen_random_uuid() where id = $1"],
  ['whom it is about', 'update audit_log set about = staff_id where id = $1'],
  ['who', 'update audit_log set staff_id = staff_id + 1000 where id = $1'],
  ['what was before', `update audit_log set before = before || '{"status":"b"}' where id = $1`],
  ['what is after', 'update audit_log set after = null where id = $1'],
  ['when', "update audit_log set created_at = created_at - interval '1 microsecond' where id = $1"],
  ['to whom', 'update audit_log set subject_id = subject_id + 1 where id = $1'],
  ['from where', "update audit_log set ip = '::2' where id = $1"],
  ['that it was single-handed', 'update audit_log set single_handed = true where id = $1'],
  ['a row, gone', 'delete from audit_log where id = $1'],
  ['a link', 'update audit_chain set hash = sha256(hash) where audit_id = $1'],
  ['a link, gone', 'delete from audit_chain where audit_id = $1'],
  [
    'a row and its link, gone',
    'with l as (delete from audit_chain where audit_id = $1) delete from audit_log where id = $1',
  ],
])('a change is found: %s', async (_, statement) => {
  const ids = await logged()
  await asOwner(statement, [ids[7]])
  expect((await wrongOf()).length).toBeGreaterThan(0)
})
test('a row put in, and two rows turned round, are found', async () => {
  const ids = await logged()
  await asOwner(
    `insert into audit_log (staff_id, action, subject, subject_id)
     select staff_id, 'x', 'user', 1 from audit_log limit 1`,
  )
  expect(await wrongOf()).toHaveLength(1)
  await asOwner("delete from audit_log where action = 'x'")
  const { rows } = await world.pool.query<{ seq: string; hash: Buffer; audit_id: string; reason_digest: Buffer }>(
    'select * from audit_chain where audit_id in ($1, $2) order by seq',
    [ids[3], ids[4]],
  )
  await asOwner('delete from audit_chain where audit_id in ($1, $2)', [ids[3], ids[4]])
  for (const [at, { seq, hash }] of rows.entries())
    await asOwner('insert into audit_chain values ($1, $2, $3, $4)', [
      seq,
      rows[1 - at]!.audit_id,
      rows[1 - at]!.reason_digest,
      hash,
    ])
  expect((await wrongOf()).length).toBeGreaterThan(0)
})
test('a reason that goes with its account breaks no link, and leaves nothing to guess it by', async () => {
  const [staff, leaver] = [await world.person(), await world.person()]
  await transact(world.app.db, (db) => audit(db, { ...deed(staff.userId, 900), about: leaver.userId }))
  await world.pool.query("update user_account set status = 'closed' where id = $1", [leaver.userId])
  await transact(world.app.db, (db) => forgetReasonsAbout(db, leaver.userId))
  const { rows } = await world.pool.query('select reason, reason_salt from audit_log where subject_id = 900')
  expect(rows).toEqual([{ reason: '', reason_salt: null }])
  expect(await wrongOf()).toEqual([])
})
test('a chain that was made anew does not hold the head that was kept elsewhere', async () => {
  const headNow = async () =>
    (
      await world.pool.query<{ head: string }>(
        `select seq || ':' || encode(hash, 'hex') as head from audit_chain order by seq desc limit 1`,
      )
    ).rows[0]!.head
  const [head, ids] = [await headNow(), await logged()]
  expect(await holdsHead(world.pool, head)).toBe(true)
  await transact(world.app.db, async (db) => audit(db, deed((await world.person()).userId, 500)))
  expect(await holdsHead(world.pool, head), 'it only grew').toBe(true)
  await asOwner(`update audit_log set reason = 'another' where id = $1`, [ids[2]])
  await asOwner('delete from audit_chain')
  await world.pool.query('select chain_audit_row(l) from (select * from audit_log order by id) l')
  expect(await wrongOf()).toEqual([])
  expect(await holdsHead(world.pool, head)).toBe(false)
})
test('log and chain take no update, delete or truncate of whom the shop lets write rows', async () => {
  for (const table of ['audit_log', 'audit_chain'])
    for (const statement of [`update ${table} set id = 1`, `delete from ${table}`, `truncate ${table} cascade`])
      await expect(
        world.pool.query(statement.replace('set id', table === 'audit_chain' ? 'set seq' : 'set subject_id')),
      ).rejects.toThrow('append-only')
})
