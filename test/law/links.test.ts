// Every way to a page of ours is known to the compiler: `href`, `hrefWith`, or a place of a type that holds pages.
// Every rule is also shown a planted violation: a test that cannot fail is a defect.
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '#routes.ts'
import { sources } from './sources.ts'
import { isNode, lineOf, nodesIn, treeOf, type Node } from './trees.ts'

const typedCalls = /^(href|hrefWith)$/
/** Types of the kernel and of features that hold a page: what stands in a place of them is checked by tsc. */
const holdsPages = /\b(Page|Address|SitemapEntry|Entries|Feature|Provider|Surface)\b/
const ways = /^(navigate|redirect)$/
const attributes = /^(to|href|action)$/
/** Addresses of the server that are no pages. */
const files = /^\/(img|api|assets|dev|feed)\//
const hole = '${}'

const pathsOf = (list: readonly RouteConfigEntry[], above = ''): string[] =>
  list.flatMap(({ path, children = [] }) => {
    const full = path ? `${above}/${path}` : above
    return [...(path ? [full] : []), ...pathsOf(children, full)]
  })
const pages = pathsOf(routes).filter((path) => !path.includes('*'))
/** Whether an address leads to a page of the site map; what is put in counts for what the page lets fill in. */
function isPage(address: string): boolean {
  const asked = address.split(/[?#]/, 1)[0]!.split('/')
  return pages.some((page) => {
    const parts = page.split('/')
    return (
      parts.length === asked.length &&
      parts.every((part, at) => part === asked[at] || (part.startsWith(':') && asked[at] !== ''))
    )
  })
}

/** What is written as a string: a hole stands for each value put in; an origin before the path is left out. */
function written(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined
  if (node.type !== 'TemplateLiteral') return undefined
  const text = (node['quasis'] as { value: { raw: string } }[]).map(({ value }) => value.raw).join(hole)
  return text.startsWith(`${hole}/`) ? text.slice(hole.length) : text
}
const calleeOf = ({ type, ...node }: Node): string =>
  type === 'CallExpression' && isNode(node['callee']) ? String(node['callee']['name']) : ''
const isTyped = (node: Node, text: string): boolean =>
  typedCalls.test(calleeOf(node)) ||
  [node, node['id']]
    .filter(isNode)
    .flatMap((it) => [it['typeAnnotation'], it['returnType']])
    .filter(isNode)
    .some(({ start, end }) => holdsPages.test(text.slice(start, end)))
const between = /^(ConditionalExpression|LogicalExpression|JSXExpressionContainer|TemplateLiteral|BinaryExpression)$/
/** Where a string goes: over choices and put-together strings to the call or attribute that takes it. */
function isWay(above: readonly Node[]): boolean {
  const taker = above.findLast(({ type }) => !between.test(type))!
  if (taker.type === 'JSXAttribute') return attributes.test(String((taker['name'] as Node)['name']))
  return ways.test(calleeOf(taker))
}

/** What is wrong with the ways of a source, one line each. */
function faults(file: string, text: string): string[] {
  const wrong: string[] = []
  // reading a file as a tree takes time: only where a string begins like an address
  if (!/['"`}]\//.test(text)) return wrong
  const visit = (node: Node, above: readonly Node[]): void => {
    const address = written(node)
    if (address?.startsWith('/') && !above.some((it) => isTyped(it, text)))
      if (isWay(above) ? !files.test(address) : isPage(address))
        wrong.push(`${file}:${lineOf(text, node)}: ${address} is known to nobody; say href`)
    for (const part of Object.values(node)) for (const below of nodesIn(part)) visit(below, [...above, node])
  }
  visit(treeOf(file, text), [])
  return wrong
}

test('every way to a page is known to the compiler', () => {
  expect(pages.length).toBeGreaterThan(60)
  expect(sources('src').flatMap(({ file, text }) => faults(file, text))).toEqual([])
})

test.each([
  '<Link to="/goods/list" />',
  '<Link to="/gods/list" />',
  '<Link to="/" />',
  '<Link to={`/goods/${id}`} />',
  "<Link to={signedIn ? '/user/user' : href('/login/login')} />",
  '<Form action="/home/serchlist" />',
  '<a href="/theme?to=dark" />',
  "await navigate('/nowhere')",
  "await navigate(back ?? '/')",
  'throw redirect(`/login/login?from=${here}`)',
  "const listPage = '/user/user/invoice'",
  "const steps = [{ name: 'avatar', to: '/user/infoEdit' }]",
  "const way = { label, path: '/goods/list?sort=newest' }",
  'const url = `${origin}/goods/${id}`',
  'const cashier = `/shoppingCart/payOrder?payNo=${payNo}`',
])('a planted violation is found: %s', (text) => {
  expect(faults('src/web/x.tsx', text)).toHaveLength(1)
})

test.each([
  "<Link to={href('/goods/:id', { id: String(id) })} />",
  "<Link to={hrefWith(type === 'merchant' ? '/home/shopIndex' : '/home/brand', { id })} />",
  "<Link to={`${href('/user/setting')}#keys`} />",
  '<a href={`/img/${file}`} />',
  "await navigate(back ?? href('/'))",
  "const entries: Entries = { account: [{ to: '/user/user/order' }] }",
  'const find = async (db: Db): Promise<Address[]> => rows.map(({ id }) => `/goods/${id}`)',
  "await quietly('/login', input)",
  "const inGoods = pathname.startsWith('/goods/')",
])('%s is right', (text) => {
  expect(faults('src/web/x.tsx', text)).toEqual([])
})
