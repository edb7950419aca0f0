// Rows of one person's own: orders, entries of the balance, addresses.
import { giveMoney, mustPlace, shanghai } from '../buying.ts'
import { times, type List } from './list.ts'
import type { Scene } from './scene.ts'

export function orders({ world, owner, goods }: Scene): List {
  return {
    who: owner,
    id: 'orderNo',
    add: (n) => times(n, () => mustPlace(world, owner, { skuId: goods.skus.paper, quantity: 1 })),
    cases: [
      { name: 'all', input: {}, order: `select order_no as id from shop_order order by id desc` },
      {
        name: 'found',
        input: { keyword: 'Notebook', tab: 'toPay' },
        order: `select order_no as id from shop_order order by id desc`,
      },
    ],
  }
}

export function balanceEntries({ world, owner }: Scene): List {
  return {
    who: owner,
    id: 'id',
    add: (n) => times(n, () => giveMoney(world, owner.userId, 5)),
    cases: [
      {
        name: 'newest',
        input: {},
        order: `select e.id from ledger_entry e join ledger_account a on a.id = e.account_id
          where a.owner = 'user' and a.owner_id = ${owner.userId} order by e.id desc`,
      },
    ],
  }
}

export function addresses({ world, owner, next }: Scene): List {
  return {
    who: owner,
    id: 'id',
    add: (n) =>
      times(n, () => world.must('/api/v2/user/address/add', { ...shanghai, detail: `武康路 ${next()} 号` }, owner)),
    cases: [
      {
        name: 'default first',
        input: {},
        order: `select id from address where user_id = ${owner.userId} order by is_default desc, id desc`,
      },
    ],
  }
}
