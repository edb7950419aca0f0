// Leftover addresses of the home page: moved for good, the query is kept.
import { redirect, type LoaderFunctionArgs } from 'react-router'

export const loader = ({ request }: LoaderFunctionArgs): Response => redirect(`/${new URL(request.url).search}`, 301)
