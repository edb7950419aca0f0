// The routes of this page's desk. Each screen is a chunk of its own, fetched when it is first opened.
import { lazy, Suspense } from 'react'
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router'
import { screens } from './desks.ts'
import type { Screen } from './screen.ts'
import { Bones } from './desk/bones.tsx'
import { useMember } from './desk/member.tsx'
import { baseOf, side } from './desk/side.ts'
import { screenPath } from './desk/ways.ts'
import { Broken, NotFound, NotYours } from './shell/problems.tsx'
import { Shell } from './shell/shell.tsx'

function routeOf({ path, needs, load }: Screen): RouteObject {
  const Content = lazy(load)
  function Guarded() {
    const { may } = useMember()
    if (needs !== null && !may(needs)) return <NotYours needs={needs} />
    return (
      <Suspense fallback={<Bones />}>
        <Content />
      </Suspense>
    )
  }
  return { path, element: <Guarded />, errorElement: <Broken /> }
}

/** The first that somebody may open; whoever may open nothing is told so. */
function First() {
  const { may } = useMember()
  const first = screens[side].find(({ menu, needs }) => menu && needs !== null && may(needs))
  return first ? <Navigate to={screenPath(first.path)} replace /> : <NotYours />
}

export const openRouter = (onChoose: (merchantId: number) => void) =>
  createBrowserRouter(
    [
      {
        element: <Shell onChoose={onChoose} />,
        errorElement: <Broken />,
        children: [
          { index: true, element: <First /> },
          ...screens[side].map(routeOf),
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
    { basename: baseOf(side) },
  )
