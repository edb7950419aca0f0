// /user/user/order/list: the list lives at /user/user/order.
import { href, redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'

export const loader = ({ request }: LoaderFunctionArgs) =>
  redirect(href('/user/user/order') + new URL(request.url).search, 301)
