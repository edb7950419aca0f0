// /user/user/order/list: the list lives at /user/user/order.
import { redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'

export const loader = ({ request }: LoaderFunctionArgs) =>
  redirect(`/user/user/order${new URL(request.url).search}`, 301)
