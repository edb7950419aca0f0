// Rows that wait for a reviewer: accounts to be closed, identities to be checked.
import { joinAs } from '../roles.ts'
import { times, type List } from './list.ts'
import { moment, type Scene } from './scene.ts'

/** Somebody new: nobody waits twice. */
const person = async ({ world, next }: Scene): Promise<number> => (await world.person(`asker${next()}`)).userId

export function closings(scene: Scene): List {
  return {
    who: scene.reviewer,
    id: 'id',
    add: (n) =>
      times(n, async () =>
        scene.world.pool.query(`insert into account_closing (user_id, reason, created_at) values ($1, 'tired', $2)`, [
          await person(scene),
          moment,
        ]),
      ),
    cases: [
      { name: 'oldest', input: {}, order: 'select id from account_closing order by id' },
      { name: 'submitted', input: { status: 'submitted' }, order: 'select id from account_closing order by id' },
      { name: 'newest', input: { newest: true }, order: 'select id from account_closing order by id desc' },
    ],
  }
}

export function identityChecks(scene: Scene): List {
  return {
    who: scene.reviewer,
    id: 'id',
    add: (n) =>
      times(n, async () =>
        scene.world.pool.query(
          `insert into identity_check
              (user_id, kind, country, document, masked_name, masked_number, sealed, created_at)
            values ($1, 'personal', 'CN', 'idCard', '林*', '1***X', '\\x00', $2)`,
          [await person(scene), moment],
        ),
      ),
    cases: [
      { name: 'oldest', input: {}, order: 'select id from identity_check order by id' },
      {
        name: 'of a kind',
        input: { kind: 'personal', status: 'underReview' },
        order: 'select id from identity_check order by id',
      },
      { name: 'newest', input: { newest: true }, order: 'select id from identity_check order by id desc' },
    ],
  }
}

export async function deeds({ world }: Scene): Promise<List> {
  const who = await joinAs(world, await world.person('auditor'), { audience: 'staff', role: 'admin' })
  return {
    who,
    id: 'id',
    add: (n) =>
      times(n, () =>
        world.pool.query(
          `insert into audit_log (staff_id, action, subject, subject_id, created_at)
           values ($1, 'parcel.lost', 'parcel', 1, $2)`,
          [who.userId, moment],
        ),
      ),
    cases: [
      { name: 'all', input: {}, order: 'select id from audit_log order by id desc' },
      {
        name: 'of a kind, by somebody',
        input: { action: 'parcel.lost', staffId: who.userId },
        order: "select id from audit_log where action = 'parcel.lost' order by id desc",
      },
    ],
  }
}

export function deedsOfShop({ world, goods, clerk }: Scene): List {
  const merchantId = goods.merchants.paper
  return {
    who: clerk,
    id: 'id',
    add: (n) =>
      times(n, () =>
        world.pool.query(
          `insert into audit_log (staff_id, merchant_id, action, subject, subject_id, subject_no, created_at)
           select id, $1, 'order.ship', 'order', 0, $2, $3 from user_account order by id limit 1`,
          [merchantId, '11', moment],
        ),
      ),
    cases: [
      { name: 'all', input: {}, order: `select id from audit_log where merchant_id = ${merchantId} order by id desc` },
      {
        name: 'of an area, by a number',
        input: { area: 'orders', number: '11' },
        order: `select id from audit_log where merchant_id = ${merchantId} and subject_no = '11' order by id desc`,
      },
    ],
  }
}
