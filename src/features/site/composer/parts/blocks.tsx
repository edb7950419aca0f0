// The blocks of a page in their order, each drawn by the part of its kind.
import { Fragment, type ReactNode } from 'react'
import type { AnyBlock, Block } from '../contract.ts'
import { ArticlesBlock } from './articles.tsx'
import { BrandsBlock } from './brands.tsx'
import { ChannelsBlock } from './channels.tsx'
import { FeedBlock } from './feed.tsx'
import { DepartmentBlock } from './department.tsx'
import { MerchantsBlock } from './merchants.tsx'
import { Lift } from './lift.tsx'
import { RankingsBlock } from './rankings.tsx'
import { StripBlock } from './strip.tsx'
import { TickerBlock } from './ticker.tsx'
import { TilesBlock } from './tiles.tsx'
import { ViewedBlock } from './viewed.tsx'
import { WindowBlock } from './window.tsx'

const isDepartment = (block: AnyBlock): block is Block<'department'> => block.type === 'department'

interface Props {
  blocks: readonly AnyBlock[]
  /** what a desk finds each of them by */
  keys?: readonly string[]
}
export function Blocks({ blocks, keys }: Props) {
  const departments = blocks.filter(isDepartment)
  const hero = blocks.find((b) => b.type === 'hero')
  return (
    <>
      {hero && departments.length > 0 && (
        <Lift departments={hero.data.departments} here={departments.map((f) => f.data.department.departmentNo)} />
      )}
      {blocks.map((block, at) => {
        const drawn = <OneBlock block={block} flip={isDepartment(block) && departments.indexOf(block) % 2 === 1} />
        return <Fragment key={block.id}>{keys ? <div data-block={keys[at]}>{drawn}</div> : drawn}</Fragment>
      })}
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
