// The ground floor, as it is composed today: one call brings all blocks, each kind has its part.
// What cannot be had is left out.
import { href } from 'react-router'
import { useTexts } from '#web/texts.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { visitContext } from '#web/context.ts'
import { headOf } from '#web/head.ts'
import { loadIfPossible } from '#web/load.ts'
import { platformNames } from '#kernel/text/platform-name.ts'
import { organisationFacts } from '#web/structured.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { openTexts } from '#web/texts.tsx'
import type { Route } from './+types/home.ts'
import { Blocks } from '../parts/blocks.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const page = await loadIfPossible(visit, '/api/v2/page/home/detail', {})
  return { blocks: page?.blocks ?? [], description: (await openTexts(visit.lang, 'composer'))('description') }
}

export const handle: ShellHandle = { shell: 'home', tab: 'home' }
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  headOf(matches, {
    title: undefined,
    // what the software comes with tells of nobody else's shop
    description: platformNames() ? undefined : loaderData?.description,
    path: href('/'),
    facts: organisationFacts,
  })

export default function Home({ loaderData: { blocks } }: Route.ComponentProps) {
  const { t } = useTexts('composer')
  return (
    <>
      <h1 className="vh">{t('title')}</h1>
      {blocks.length === 0 && <Empty drawing="box" title={t('empty')} text={t('emptyText')} />}
      <Blocks blocks={blocks} />
    </>
  )
}
