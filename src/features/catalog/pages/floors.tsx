// D4b: the directory of the house: nine floors, their departments and shelves. Phones show one floor at a time, which stands in the address.
import { Link } from 'react-router'
import '../parts/floors.css'
import { Chip } from '#ui/chip.tsx'
import { Picture } from '#ui/picture.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { visitContext } from '#web/context.ts'
import { headOf } from '#web/head.ts'
import { load, loadIfPossible } from '#web/load.ts'
import { shotOf } from '#web/pictures.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { openTexts, useTexts } from '#web/texts.tsx'
import type { Route } from './+types/floors.ts'
import { below, listAddress, type Category } from '../parts/floor-tree.ts'

const brandsShown = 10

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const { records } = await load(visit, '/api/v2/goods/category/list', {})
  const wanted = Number(new URL(request.url).searchParams.get('floor'))
  const chosen = records.find((c) => c.level === 1 && c.id === wanted)
  const brands = await loadIfPossible(visit, '/api/v2/goods/brand/page', { size: brandsShown, ...(chosen && { categoryId: chosen.id }) })
  const shown = chosen ?? below(records, null)[0]
  return { tree: records, chosen: chosen?.id, shown: shown?.id, brands: brands?.records.map(({ id, name }) => ({ id, name })) ?? [], title: (await openTexts(visit.lang, 'catalog'))('floors.title') }
}
export const handle: ShellHandle = { tab: 'categories', title: (t) => t('catalog:floors.title') }
