// GET /theme?to=dark&back=/path: sets the appearance without scripts and goes back. `to=system` forgets the choice.
import { href, redirect, type LoaderFunctionArgs } from 'react-router'
import { ownPath } from '#web/own-path.ts'

const year = 365 * 86_400
export function loader({ request }: LoaderFunctionArgs): Response {
  const query = new URL(request.url).searchParams
  const to = query.get('to')
  const cookie =
    to === 'dark' || to === 'light'
      ? `theme=${to}; Path=/; Max-Age=${year}; SameSite=Lax`
      : 'theme=; Path=/; Max-Age=0; SameSite=Lax'
  return redirect(ownPath(query.get('back')) ?? href('/'), { headers: { 'set-cookie': cookie } })
}
