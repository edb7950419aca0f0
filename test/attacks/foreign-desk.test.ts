// Every call of a merchant's desk, asked by the owner of another shop and by that shop's key about what is not theirs:
// a foreign id answers like one that nobody has, and nothing moves. Calls and their ids are read from the contracts, so
// a new call joins by itself; how a shop asks it rightly is in desk-inputs-*.ts.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyScopes } from '#app.ts'
import { auditBooks } from '../../bin/audit-books.ts'
import type { Asker } from '../front.ts'
import { openWorld, type World } from '../world.ts'
import {
  anybodys,
  askDesk,
  attacked,
  changes,
  deskCalls,
  deskInputs,
  fieldsOf,
  isMalformed,
  kept,
  masked,
  mayByKey,
  shortOf,
} from './desk-calls.ts'
import { deskSettings, openDesks, type Desk } from './desk-scene.ts'
import { idFieldsOf } from './fields.ts'
import { at, missingLike, put } from './paths-of-inputs.ts'

let world: World
let victim: Desk
let stranger: Desk
let key: Asker
beforeAll(async () => {
  world = await openWorld({ settings: deskSettings })
  ;({ victim, stranger } = await openDesks(world))
  const scope = [...keyScopes]
  const made = await world.must('/api/v2/mch/key/add', { name: 'Till', scope, days: null }, stranger.boss)
  key = { token: made.key, headers: { 'user-type': '2' } }
  await world.must('/api/v2/mch/order/page', {}, key)
})
afterAll(() => world.close())

test('each call that takes an id is known here, and each reason to leave one out holds', () => {
  const unknown = attacked
    .filter((c) => deskInputs[shortOf(c)] === undefined)
    .map((c) => `${c.path}: ${fieldsOf(c).join()}`)
  expect(unknown, 'write in test/attacks/desk-inputs-*.ts how a shop asks these rightly').toEqual([])
  expect(Object.keys(deskInputs).filter((path) => !attacked.some((c) => shortOf(c) === path))).toEqual([])
  const all = deskCalls.flatMap(idFieldsOf)
  for (const [name, why] of anybodys)
    expect(
      all.some((field) => name.test(field)),
      why,
    ).toBe(true)
  expect(attacked.length).toBeGreaterThan(90)
})
test.each(attacked.map((c) => [c.path, c] as const))(
  "%s: another shop's ids answer like missing ones and change nothing; its own are heard",
  async (_path, c) => {
    const input = deskInputs[shortOf(c)]!
    for (const field of fieldsOf(c)) {
      const [theirs, own] = [await input(victim, field), await input(stranger, field)]
      const foreign = at(theirs, field)
      const missing = missingLike(foreign)
      expect(foreign, `${field} is in the input`).toBeDefined()
      const before = await kept(world)
      for (const who of mayByKey(c) ? [stranger.boss, key] : [stranger.boss])
        // one foreign id in a right input, and all of the other's input as it is
        for (const whole of [own, theirs]) {
          const told = await askDesk(world, c, put(whole, field, foreign), who)
          const none = await askDesk(world, c, put(whole, field, missing), who)
          expect(masked(told, [foreign].flat()), `${field}: ${JSON.stringify(told)}`).toEqual(
            masked(none, [missing].flat()),
          )
          expect(isMalformed(told, field), `${field}: ${JSON.stringify(told)}`).toBe(false)
          expect(told.status).toBeLessThan(500)
        }
      expect(changes(before, await kept(world)), `${field} changed something`).toEqual([])
      // the control: the same input with its own id does what it says, so the answers above were about the id
      const heard = await askDesk(world, c, own, stranger.boss)
      expect(heard.status, `${field}: ${JSON.stringify(heard)}`).toBe(200)
      const none = await askDesk(world, c, put(own, field, missing), stranger.boss)
      const did = changes(before, await kept(world)).length > 0
      expect(did || JSON.stringify(heard) !== JSON.stringify(none), `${field}: ${JSON.stringify(heard)}`).toBe(true)
    }
  },
)
test('the books are right after all of it', async () =>
  expect(await auditBooks(world.pool)).toEqual({ right: true, differences: {} }))
