// The ground floor, as it is composed today: one call brings all blocks, each kind has its part.
// What cannot be had is left out.
import type { ReactNode } from 'react'
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
import type { AnyBlock, Block } from '../contract.ts'
import { ArticlesBlock } from '../parts/articles.tsx'
import { BrandsBlock } from '../parts/brands.tsx'
import { ChannelsBlock } from '../parts/channels.tsx'
import { FeedBlock } from '../parts/feed.tsx'
import { DepartmentBlock } from '../parts/department.tsx'
import { MerchantsBlock } from '../parts/merchants.tsx'
import { Lift } from '../parts/lift.tsx'
import { RankingsBlock } from '../parts/rankings.tsx'
import { StripBlock } from '../parts/strip.tsx'
import { TickerBlock } from '../parts/ticker.tsx'
import { TilesBlock } from '../parts/tiles.tsx'
import { ViewedBlock } from '../parts/viewed.tsx'
import { WindowBlock } from '../parts/window.tsx'

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

const isDepartment = (block: AnyBlock): block is Block<'department'> => block.type === 'department'

export default function Home({ loaderData: { blocks } }: Route.ComponentProps) {
  const { t } = useTexts('composer')
  const departments = blocks.filter(isDepartment)
  const hero = blocks.find((b) => b.type === 'hero')
  return (
    <>
      <h1 className="vh">{t('title')}</h1>
      {hero && departments.length > 0 && (
        <Lift departments={hero.data.departments} here={departments.map((f) => f.data.department.departmentNo)} />
      )}
      {blocks.length === 0 && <Empty drawing="box" title={t('empty')} text={t('emptyText')} />}
      {blocks.map((block) => (
        <OneBlock key={block.id} block={block} flip={isDepartment(block) && departments.indexOf(block) % 2 === 1} />
      ))}
    </>
  )
}

function OneBlock({ block, flip }: { block: AnyBlock; flip: boolean }): ReactNode {
  switch (block.type) {
    case 'hero':
      return <WindowBlock data={block.data} />
    case 'ticker':
      return <TickerBlock block={block} />
    case 'channels':
      return <ChannelsBlock block={block} />
    case 'strip':
      return <StripBlock block={block} />
    case 'department':
      return <DepartmentBlock data={block.data} flip={flip} />
    case 'rankings':
      return <RankingsBlock block={block} />
    case 'merchants':
      return <MerchantsBlock block={block} />
    case 'brands':
      return <BrandsBlock block={block} />
    case 'tiles':
      return <TilesBlock block={block} />
    case 'articles':
      return <ArticlesBlock block={block} />
    case 'viewed':
      return <ViewedBlock block={block} />
    case 'feed':
      return <FeedBlock block={block} />
    default:
      return null // a kind of a newer server
  }
}
