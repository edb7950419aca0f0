// Leftover addresses of the home page: moved for good, the query is kept.
import { href, redirect, type LoaderFunctionArgs } from 'react-router'

export const loader = ({ request }: LoaderFunctionArgs): Response =>
  redirect(href('/') + new URL(request.url).search, 301)
