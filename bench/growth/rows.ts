// What is asked at each size: the same of each, as far as answers are not kept from one to the next.
import type { Agent } from 'node:http'
import { languages } from '#kernel/text/language.ts'
import { must, paths } from '../checkout.ts'
import { send, type Step } from '../client.ts'
import type { Found } from '../goods.ts'
import { facets } from '../scenarios.ts'
import type { FoundInShop } from './growing.ts'

/** One shop of a size, and who asks in it. */
export interface Asked {
  url: string
  agent: Agent
  goods: FoundInShop
  merchantId: number
  /** of somebody of the merchant */
  token: string
}
export interface GrowthRow {
  name: string
  /** As many as are asked without one being asked again while its answer is kept. */
  steps: (asked: Asked) => Step[] | Promise<Step[]>
  /** so many are asked before: what they keep for a minute is then there, as in a shop that is visited */
  before?: number
}
const sorts = ['newest', 'sales', 'rating', 'priceUp', 'priceDown', 'best'] as const
const many = 6000

const lists = ({ categoryIds }: Found): { categoryId: number; sort: string; size: number }[] =>
  sorts.flatMap((sort) => categoryIds.map((categoryId) => ({ categoryId, sort, size: 20 })))
/** Filters that filter nothing: the same list under another name, so that no kept answer is met. */
const otherwise = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => ({
  ...(n & 1 && { exact: true }),
  ...(n & 2 && { services: [] }),
  ...(n & 4 && { attributes: [] }),
}))
const list = (body: object, n: number): Step => ({ path: paths.list, body, lang: languages[n % languages.length]! })
const inAllLanguages = (bodies: readonly object[]): Step[] =>
  otherwise.flatMap((more) => languages.flatMap((_, n) => bodies.map((body) => list({ ...body, ...more }, n))))

/** In the middle of each list, but no further than a page can be asked for by its number. */
async function farDown({ url, agent, goods }: Asked): Promise<Step[]> {
  const bodies: object[] = []
  for (const body of lists(goods)) {
    const ask = (more: object) =>
      must((step) => send(agent, url, step), { path: paths.list, body: { ...body, ...more } })
    const { total } = await ask({})
    const { next } = await ask({ page: Math.max(1, Math.min(50, Math.floor(Number(total) / 40))) })
    if (typeof next === 'string') bodies.push({ ...body, after: next })
  }
  return inAllLanguages(bodies)
}

/** What is typed of two words: of the second its first letters. */
const typed = ({ keywords }: Found): string[] => [
  ...new Set(
    [1, 2, 3, 4].flatMap((letters) =>
      keywords.map((words) => {
        const [first = '', second = ''] = words.split(' ')
        return `${first} ${second.slice(0, letters)}`
      }),
    ),
  ),
]
const pages = (path: (n: number) => string): Step[] => Array.from({ length: many }, (_, n) => ({ path: path(n) }))
const rounds = [1, 2, 3, 4, 5, 6, 7, 8]
const tabs = [{}, { tab: 'onSale' }, { sort: 'stock' }, { sort: 'sales' }, { sort: 'priceUp' }, { page: 5 }]

export const growthRows: GrowthRow[] = [
  {
    name: 'Product detail',
    steps: ({ goods }) => goods.productIds.map((id) => ({ path: paths.detail, body: { id } })),
  },
  { name: 'List of a category', steps: ({ goods }) => inAllLanguages(lists(goods)) },
  { name: 'List of a category, far down', steps: farDown },
  { name: 'List of a category, filtered, with facets', steps: ({ goods }) => facets(goods) },
  {
    name: 'Search by two words',
    steps: ({ goods }) => languages.flatMap((_, n) => goods.keywords.map((keyword) => list({ keyword, size: 20 }, n))),
  },
  {
    name: 'Search by two words that many goods carry',
    steps: ({ goods }) => inAllLanguages(goods.common.map((keyword) => ({ keyword, size: 20 }))),
  },
  {
    name: 'Suggestions',
    steps: ({ goods }) =>
      languages.flatMap((lang) =>
        typed(goods).map((keyword) => ({ path: '/api/v2/goods/search/suggest', lang, body: { keyword } })),
      ),
  },
  { name: 'Home page, drawn anew', steps: () => pages((n) => `/?seen=${n}`) },
  {
    name: 'Page of a category, drawn anew',
    before: 96,
    steps: ({ goods: { categoryIds } }) =>
      pages((n) => `/goods/list?categoryId=${categoryIds[n % categoryIds.length]}&sort=newest&seen=${n}`),
  },
  {
    name: 'Goods at the desk of a merchant',
    steps: ({ token, merchantId }) =>
      rounds.flatMap(() => tabs.map((body) => ({ path: '/api/v2/mch/goods/page', body, token, merchantId }))),
  },
]
