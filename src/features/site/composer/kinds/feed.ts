// What many take home; the browser puts goods in its place that suit what was viewed.
// It leaves out what stands above and reads on as the list of most bought goods.
import { Type } from 'typebox'
import { encodeCursor } from '#kernel/call/page.ts'
import { shape } from '#kernel/call/contract.ts'
import { Title } from '../settings.ts'
import { kind, say } from './kind.ts'

export const feed = kind({
  type: 'feed',
  settings: shape({ title: Title, personal: Title, size: Type.Integer({ minimum: 5, maximum: 20 }) }),
  fill: async ({ lang, goods }, { personal, size }) => {
    const cards = await goods({ sort: 'sales', size: 3 * size })
    return cards.length > 0 ? { personal: say(personal, lang), size, goods: cards, next: null } : undefined
  },
  settle: (data, above) => {
    const goods = data.goods.filter((g) => !above.has(g.id)).slice(0, data.size)
    const last = goods.at(-1)
    return {
      ...data,
      goods,
      next: last && last.id !== data.goods.at(-1)?.id ? encodeCursor([last.sales, last.id]) : null,
    }
  },
})
