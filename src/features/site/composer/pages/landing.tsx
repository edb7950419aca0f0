// A landing page, as staff composed it.
import { href } from 'react-router'
import { visitContext } from '#web/context.ts'
import { headOf } from '#web/head.ts'
import { load } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import type { Route } from './+types/landing.ts'
import { Blocks } from '../parts/blocks.tsx'

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const page = await load(context.get(visitContext), '/api/v2/page/landing/detail', { slug })
  return { ...page, slug }
}
type Data = Awaited<ReturnType<typeof loader>>

export const handle: ShellHandle<Data> = { tab: 'discover', title: (_t, { title }) => title }
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  headOf(matches, {
    title: loaderData?.title || 'Miralo · 觅乐',
    description: loaderData?.summary ?? '',
    path: href('/page/:slug', { slug: loaderData?.slug ?? '' }),
  })

export default function Landing({ loaderData: { title, blocks } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="vh">{title}</h1>
      <Blocks blocks={blocks} />
    </>
  )
}
