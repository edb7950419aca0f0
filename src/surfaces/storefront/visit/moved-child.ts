// Default children by their own names: /user/user/order/list is /user/user/order. The query is kept.
import { redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'

export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  return redirect(pathname.replace(/\.data$/, '').replace(/\/[^/]+$/, '') + search, 301)
}
